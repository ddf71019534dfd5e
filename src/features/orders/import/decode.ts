/** The text of a file, by its byte order mark or by what reads best. */
import { FileProblem } from './sheet.ts'

/** In the order in which a tie is decided. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh'] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface Decoded {
  text: string
  /** Undefined when it is sure: a byte order mark, or letters that all encodings share. */
  guess: Encoding | undefined
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** UTF-16 with or without a byte order mark: one of the two bytes of a Latin letter is zero. */
function utf16(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const start = bytes.subarray(0, 400)
  const zeros = (rest: number) => start.filter((byte, index) => index % 2 === rest && byte === 0).length
  const most = start.length / 2
  if (zeros(1) > most * 0.7 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most * 0.7 && zeros(1) === 0 ? 'utf-16be' : undefined
}

export function decode(bytes: Uint8Array, chosen: string | undefined): Decoded {
  const wide = utf16(bytes)
  if (wide !== undefined) return { text: decoded(bytes, wide), guess: undefined }
  // Control characters are in pictures and PDF files, but in no text.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new FileProblem('no table')
  const isSure = startsWith(bytes, [0xef, 0xbb, 0xbf]) || bytes.every((byte) => byte < 0x80)
  if (isSure) return { text: decoded(bytes, 'utf-8'), guess: undefined }
  const guess = ENCODINGS.find((each) => each === chosen) ?? bestEncoding(bytes)
  return { text: decoded(bytes, guess), guess }
}

/** Letters and signs of French and Polynesian texts. Others are rare in them. */
const USUAL =
  /[àâäçéèêëîïôöùûüÿœæñÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆÑáíóúÁÍÓÚ\u0100\u0101\u0112\u0113\u012A\u012B\u014C\u014D\u016A\u016B\u02BB\u02BC«»‘’“”–—…€°²§©®\u00A0\u202F]/u

/** Number of unusual letters. A letter that the encoding does not have counts most. */
const oddness = (text: string) =>
  (text.match(/[^\0-\u007F]/gu) ?? []).reduce((sum, sign) => {
    if (sign === '\uFFFD') return sum + 4
    return USUAL.test(sign) ? sum : sum + 1
  }, 0)

function bestEncoding(bytes: Uint8Array): Encoding {
  const start = bytes.subarray(0, 200_000)
  const odd = ENCODINGS.map((encoding) => oddness(decoded(start, encoding)))
  return ENCODINGS[odd.indexOf(Math.min(...odd))] ?? 'utf-8'
}
