/** The longest barcodes are much shorter. A QR code may hold a whole page. */
export const MAX_LENGTH = 200

/** The code without what no barcode holds. */
export const tidyCode = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim()
