/** The codes of an order (G-11). Drawn separately: the barcode on the parcel must not give the pick-up code. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

/** One random character of `alphabet`. Bytes beyond the last whole multiple are drawn again, so that all characters are equally likely. */
function draw(alphabet: string): string {
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return alphabet.charAt(byte % alphabet.length)
  }
}

const drawMany = (alphabet: string, length: number) => Array.from({ length }, () => draw(alphabet)).join('')

/** The code that the client types at the machine. It has no leading zero, because some servers read it as a number. */
export const eightDigits = (): string => draw(DIGITS.slice(1)) + drawMany(DIGITS, 7)

/** The random part of a barcode, and the code shared by the orders of one submission. */
export const eightCapitals = (): string => drawMany(CAPITALS, 8)

/** Four capital letters or digits. Unused: the specification lists it with the other codes. */
export const fourAlphanumerics = (): string => drawMany(CAPITALS + DIGITS, 4)
