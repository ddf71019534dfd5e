import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { surfaces } from './surfaces.ts'
import { palette, tones } from './tones.ts'

const schemes = ['light', 'dark'] as const

describe.each(schemes)('in the %s theme', (scheme) => {
  test.each(tones)('the %s badge reads at 4.5:1 and its dot shows at 3:1', (tone) => {
    const { ground, text, dot } = palette[scheme][tone]
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dot, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(['page', 'card', 'hover', 'brand-soft'] as const)(
    'text, links and errors read on the %s ground',
    (ground) => {
      const colours = surfaces[scheme]
      expect(contrast(colours.text, colours[ground])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours.brand, colours[ground])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours['danger-text'], colours[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['page', 'card', 'hover'] as const)('muted text reads on the %s ground', (ground) => {
    expect(contrast(surfaces[scheme].muted, surfaces[scheme][ground])).toBeGreaterThanOrEqual(4.5)
  })

  test('filled controls carry their text, and a control has an edge one can see', () => {
    const colours = surfaces[scheme]
    expect(contrast(colours['on-brand'], colours.brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['on-brand'], colours['brand-hover'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['on-danger'], colours.danger)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['on-danger'], colours['danger-hover'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['danger-text'], colours['danger-soft'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.control, colours.card)).toBeGreaterThanOrEqual(3)
    expect(contrast(colours.control, colours.page)).toBeGreaterThanOrEqual(3)
  })
})
