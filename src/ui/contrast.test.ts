import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { tones } from './tones.ts'

const schemes = ['light', 'dark'] as const
const sheet = readFileSync('src/ui/colours.css', 'utf8')

/** The colour that a theme gives to a variable; throws when there is none, or one that is no #rrggbb. */
function colour(scheme: 'light' | 'dark', name: string) {
  const [, block = ''] = sheet.split(`[data-mantine-color-scheme='${scheme}'] {`)
  const value = block.slice(0, block.indexOf('}')).match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (value === undefined) throw new Error(`No colour --${name} in the ${scheme} theme`)
  return value
}

describe.each(schemes)('in the %s theme', (scheme) => {
  const c = (name: string) => colour(scheme, `c-${name}`)

  test.each(tones)('the text of the %s badge has a contrast of 4.5:1, its dot 3:1', (tone) => {
    const [ground, text, dot] = ['ground', 'text', 'dot'].map((part) => colour(scheme, `tone-${tone}-${part}`)) as [
      string,
      string,
      string,
    ]
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dot, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(['page', 'card', 'hover', 'brand-soft'])(
    'text, links and errors are readable on the %s background',
    (ground) => {
      expect(contrast(c('text'), c(ground))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(c('brand'), c(ground))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(c('danger-text'), c(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['page', 'card', 'hover'])('muted text is readable on the %s background', (ground) => {
    expect(contrast(c('muted'), c(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test('the text of filled controls and the edge of controls have enough contrast', () => {
    expect(contrast(c('on-brand'), c('brand'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c('on-brand'), c('brand-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c('on-danger'), c('danger'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c('on-danger'), c('danger-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c('danger-text'), c('danger-soft'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c('control'), c('card'))).toBeGreaterThanOrEqual(3)
    expect(contrast(c('control'), c('page'))).toBeGreaterThanOrEqual(3)
  })
})
