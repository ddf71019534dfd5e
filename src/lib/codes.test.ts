import { expect, test, vi } from 'vitest'
import { eightCapitals, eightDigits, fourAlphanumerics } from './codes.ts'

const draws = (generate: () => string) => Array.from({ length: 10_000 }, generate)

/** Codes without the given shape. One `expect` for all codes, because ten thousand calls take a second. */
const others = (codes: string[], shape: RegExp) => codes.filter((code) => !shape.test(code))

test('[CST-15] a pick-up code is a text of eight digits, the first one from 1 to 9', () => {
  const codes = draws(eightDigits)
  expect(others(codes, /^[1-9]\d{7}$/)).toEqual([])
  expect(new Set(codes.map((code) => code.charAt(0)))).toEqual(new Set('123456789'))
})

test('[CST-16] a barcode has eight random capital letters', () => {
  const codes = draws(eightCapitals)
  expect(others(codes, /^[A-Z]{8}$/)).toEqual([])
  const lettersAt = (place: number) => new Set(codes.map((code) => code.charAt(place))).size
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(lettersAt)).toEqual(Array(8).fill(26))
  // Two of them are equal once in 4,000 runs.
  expect(new Set(codes).size).toBeGreaterThan(codes.length - 10)
})

test('[CST-17] the short code has four capitals or digits', () =>
  expect(others(draws(fourAlphanumerics), /^[A-Z0-9]{4}$/)).toEqual([]))

test('a byte beyond the last whole alphabet is drawn again', () => {
  const bytes = [255, 234, 0, 25, 26, 233, 1, 2, 3, 4]
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as unknown as Uint8Array)[0] = bytes.shift() ?? 255
    return array
  })
  expect(eightCapitals()).toBe('AZAZBCDE')
  expect(bytes).toEqual([])
})
