/**
 * The codes of an order (spec section 9, G-11), each drawn on its own: the pick-up code must not follow from the barcode
 * that is printed on the parcel.
 */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

/** One character of `alphabet`, each as likely as the others: bytes beyond its last whole multiple are drawn again. */
function draw(alphabet: string): string {
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return alphabet.charAt(byte % alphabet.length)
  }
}

const drawMany = (alphabet: string, length: number) => Array.from({ length }, () => draw(alphabet)).join('')

/** What the recipient types at the machine. Text, and never a leading zero: some servers handle it as a number. */
export const eightDigits = (): string => draw(DIGITS.slice(1)) + drawMany(DIGITS, 7)

/** The drawn part of a barcode, and the code that the orders of one submission share. */
export const eightCapitals = (): string => drawMany(CAPITALS, 8)

/** Four capitals and digits; no screen uses it (G-11). */
export const fourAlphanumerics = (): string => drawMany(CAPITALS + DIGITS, 4)
