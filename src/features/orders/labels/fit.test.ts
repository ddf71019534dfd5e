import { describe, expect, test } from 'vitest'
import { fit } from './fit.ts'
import { formats, type LabelFormat, type LabelSymbol, type Refusal, sheetsOf } from './formats.ts'

/** Barcode that the wizard generates from the external id « CMP-0001 ». */
const usual = 'CMP-0001-ABCDEFGH-1'
const long = 'SOCIETE-TRES-LONGUE-ABCDEFGH-12'
const sixty = 'X'.repeat(60)

const cases: [text: string, format: LabelFormat, symbol: LabelSymbol, refusal: Refusal | undefined][] = [
  [usual, '62x29', 'bars', undefined],
  [usual, '62x29', 'both', undefined],
  [long, '62x29', 'bars', 'long'],
  [long, '100x50', 'bars', 'long'],
  ['SOCIETE-LONGUE-ABCDEFGH-1', '100x50', 'bars', undefined],
  [long, '62x29', 'qr', undefined],
  [sixty, '62x29', 'qr', undefined],
  ['Épicerie-1', '100x50', 'bars', 'letters'],
  ['Épicerie-1', '62x29', 'both', 'letters'],
  ['Épicerie-1', '62x29', 'qr', undefined],
  ['A\tB', '100x50', 'bars', 'letters'],
  ['', '100x50', 'bars', 'none'],
  ['  ', '100x50', 'qr', 'none'],
  ['X'.repeat(2000), '62x29', 'qr', 'longForQr'],
  // More than any QR code can hold.
  ['X'.repeat(9000), '100x50', 'qr', 'longForQr'],
]

test.each(cases.map(([text, ...rest]) => [text.slice(0, 60), ...rest, text] as const))(
  '[LBL-04] « %s » on %s as %s: %s',
  (_shown, format, symbol, refusal, text) => expect(fit(text, format, symbol).refusal).toBe(refusal),
)

const modulesOf = (src: string) => Number(/viewBox="0 0 ([\d.]+) /.exec(decodeURIComponent(src))?.[1])

describe.each(Object.keys(formats) as LabelFormat[])('[LBL-04] on %s', (format) => {
  const { width, height, inset, qr, dot } = formats[format]

  test('bars are whole dots of the printer, and wide enough to be read', () => {
    const { bars } = fit(usual, format, 'bars') as { bars: { src: string; width: number } }
    const module = bars.width / modulesOf(bars.src)
    expect(module / dot).toBeCloseTo(Math.round(module / dot), 6)
    expect(module).toBeGreaterThanOrEqual(0.165)
    expect(module).toBeLessThanOrEqual(0.51)
    expect(bars.width).toBeLessThanOrEqual(width - 2 * inset.x)
  })

  test('a QR code fits its space, with four free modules all around', () => {
    const { qr: drawn } = fit(usual, format, 'qr') as { qr: { src: string; width: number; height: number } }
    expect(drawn.width).toBe(drawn.height)
    expect(drawn.width).toBeLessThanOrEqual(Math.min(qr.alone, height - 2 * inset.y))
    // bwip-js draws two units a module. The first black module follows eight white units.
    expect(decodeURIComponent(drawn.src)).toMatch(/ d="M8 /)
  })
})

test('[LBL-04] ten modules are left free at each side of the bars', () => {
  const { bars } = fit('A', '62x29', 'bars') as { bars: { src: string } }
  // Start, one letter, check digit and stop are 46 modules. The first bar is two modules wide, so its middle is at 11.
  expect(modulesOf(bars.src)).toBe(46 + 20)
  expect(decodeURIComponent(bars.src)).toContain('d="M11 ')
})

test('[LBL-02] a sheet begins at the chosen position, and continues on the next sheet', () => {
  const labels = Array.from({ length: 29 }, (_, index) => index)
  const [first, second, ...others] = sheetsOf(labels, 20)
  expect(others).toEqual([])
  expect(first).toHaveLength(24)
  expect(first?.findIndex((label) => label !== undefined)).toBe(19)
  expect(second).toHaveLength(24)
  expect(second?.at(-1)).toBe(28)
  expect(sheetsOf(labels, 1).flat()).toEqual(labels)
})
