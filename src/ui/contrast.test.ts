import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tones } from './badges.tsx'

const sheet = readFileSync('src/ui/colours.css', 'utf8')
const [usual = '', more = ''] = sheet.split('@media (prefers-contrast: more) {')

type Scheme = 'light' | 'dark'

function colourIn(part: string, scheme: Scheme, name: string) {
  const [, both = ''] = part.match(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f, #]+)`)) ?? []
  const [light, dark = light] = both.match(/#[0-9a-f]{6}/g) ?? []
  return scheme === 'light' ? light : dark
}

/** The colour of a variable in a theme. Throws when it is missing or not in the form #rrggbb. */
function colour(scheme: Scheme, wantsMore: boolean, name: string) {
  const value = (wantsMore ? colourIn(more, scheme, name) : undefined) ?? colourIn(usual, scheme, name)
  if (value === undefined) throw new Error(`No colour --${name} in the ${scheme} theme`)
  return value
}

/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
function contrast(one: string, other: string) {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Minimum contrast of texts, and of shapes such as edges of controls and dots. WCAG 1.4.3, 1.4.6 and 1.4.11. */
const palettes = [
  { scheme: 'light', wantsMore: false, text: 4.5, shape: 3 },
  { scheme: 'dark', wantsMore: false, text: 4.5, shape: 3 },
  { scheme: 'light', wantsMore: true, text: 7, shape: 3 },
  { scheme: 'dark', wantsMore: true, text: 7, shape: 3 },
] as const

describe.each(palettes)('in the $scheme theme, more contrast $wantsMore', ({ scheme, wantsMore, text, shape }) => {
  const c = (name: string) => colour(scheme, wantsMore, `c-${name}`)

  test.each(tones)(`the text of the %s badge has a contrast of ${text}:1, its dot ${shape}:1`, (tone) => {
    const of = (part: string) => colour(scheme, wantsMore, `tone-${tone}-${part}`)
    expect(contrast(of('text'), of('ground'))).toBeGreaterThanOrEqual(text)
    expect(contrast(of('dot'), of('ground'))).toBeGreaterThanOrEqual(shape)
  })

  test.each(['page', 'card', 'hover', 'brand-soft'])('text, links and errors are readable on « %s »', (ground) => {
    expect(contrast(c('text'), c(ground))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('brand'), c(ground))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('danger-text'), c(ground))).toBeGreaterThanOrEqual(text)
  })

  test.each(['page', 'card', 'hover'])('muted text is readable on the %s background', (ground) => {
    expect(contrast(c('muted'), c(ground))).toBeGreaterThanOrEqual(text)
  })

  test('the text of filled controls and the edge of controls have enough contrast', () => {
    expect(contrast(c('on-brand'), c('brand'))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('on-brand'), c('brand-hover'))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('on-danger'), c('danger'))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('on-danger'), c('danger-hover'))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('danger-text'), c('danger-soft'))).toBeGreaterThanOrEqual(text)
    expect(contrast(c('control'), c('card'))).toBeGreaterThanOrEqual(wantsMore ? 4.5 : shape)
    expect(contrast(c('control'), c('page'))).toBeGreaterThanOrEqual(wantsMore ? 4.5 : shape)
  })
})

test('lines are visible with the setting for more contrast', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrast(colour(scheme, true, 'c-line'), colour(scheme, true, 'c-card'))).toBeGreaterThanOrEqual(3)
})
