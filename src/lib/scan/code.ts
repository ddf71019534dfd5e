import { objections } from './copy.ts'

/** The longest barcodes are much shorter. A QR code may hold a whole page. */
export const MAX_LENGTH = 200

/** Without control characters, which no barcode holds, and without spaces at either end, which an address would lose. */
export const tidyCode = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim()

/** Why a tidy code cannot be that of a delivery. The server is not asked for such a code. */
export function objectionTo(code: string | undefined): string | undefined {
  if (code === undefined || code === '') return objections.empty
  return code.length > MAX_LENGTH ? objections.tooLong : undefined
}

/** A QR code may hold the address of a page. */
export const isAddress = (code: string) => /^https?:\/\//i.test(code)
