import { formats, type LabelFormat, type LabelSymbol } from './formats.ts'
import { barsOf, hasBars, qrOf, type Symbol } from './symbol.ts'

/** Wider modules make a code longer and no easier to read, in millimetres. */
const WIDEST_BAR = 0.51
const WIDEST_QR = 0.85

/** Hand scanners read bars from 0.13 mm. A QR code is read with phones as well, from further away. */
const NARROWEST_BAR = 0.165
const NARROWEST_QR = 0.249

/** A code at the size in which it is printed, in millimetres. */
export interface Drawn {
  src: string
  width: number
  height: number
}

/** Why a label is refused: no barcode, letters that Code 128 lacks, or too long for the bars or for the QR code. */
export type Refusal = 'none' | 'letters' | 'long' | 'longForQr'

export type Fit = { refusal: Refusal } | { refusal?: undefined; bars?: Drawn; qr?: Drawn }

/**
 * The widest module with which a code fits, undefined when it is too long. It is a whole number of the printer's dots: with
 * parts of dots the bars would get uneven.
 */
function moduleIn({ modules }: Symbol, room: number, dot: number, [narrowest, widest]: readonly [number, number]) {
  const dots = Math.floor(Math.min(widest, room / modules) / dot)
  return dots * dot < narrowest ? undefined : dots * dot
}

/** The codes of a text on a label, as large as they fit. */
export function fit(text: string, format: LabelFormat, symbol: LabelSymbol): Fit {
  if (text.trim() === '') return { refusal: 'none' }
  const bars = symbol === 'qr' ? undefined : fitBars(text, format, symbol)
  if (typeof bars === 'string') return { refusal: bars }
  const qr = symbol === 'bars' ? undefined : fitQr(text, format, symbol)
  if (typeof qr === 'string') return { refusal: qr }
  return { ...(bars && { bars }), ...(qr && { qr }) }
}

function fitBars(text: string, format: LabelFormat, symbol: LabelSymbol): Drawn | Refusal {
  if (!hasBars(text)) return 'letters'
  const { width, inset, bars, dot } = formats[format]
  const drawn = barsOf(text)
  const module = moduleIn(drawn, width - 2 * inset.x, dot, [NARROWEST_BAR, WIDEST_BAR])
  if (module === undefined) return 'long'
  return { src: drawn.src, width: module * drawn.modules, height: symbol === 'both' ? bars.withQr : bars.alone }
}

function fitQr(text: string, format: LabelFormat, symbol: LabelSymbol): Drawn | Refusal {
  const { qr, dot } = formats[format]
  const drawn = drawQr(text)
  const module = drawn && moduleIn(drawn, symbol === 'both' ? qr.withBars : qr.alone, dot, [NARROWEST_QR, WIDEST_QR])
  if (drawn === undefined || module === undefined) return 'longForQr'
  return { src: drawn.src, width: module * drawn.modules, height: module * drawn.modules }
}

/** The library throws for a text that no QR code can hold. */
function drawQr(text: string): Symbol | undefined {
  try {
    return qrOf(text)
  } catch {
    return undefined
  }
}
