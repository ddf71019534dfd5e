import { code128, drawingSVG, qrcode } from 'bwip-js/generic'
import { formats, type LabelFormat, type LabelSymbol, type Refusal } from './formats.ts'

/** Maximum module width in millimetres. Wider modules make a code longer but not easier to read. */
const WIDEST_BAR = 0.51
const WIDEST_QR = 0.85

/** Minimum module widths. Hand scanners read bars from 0.13 mm. Phones read QR codes from further away. */
const NARROWEST_BAR = 0.165
const NARROWEST_QR = 0.249

/** A code at the size in which it is printed, in millimetres. */
export interface Drawn {
  src: string
  width: number
  height: number
}

export type Fit = { refusal: Refusal } | { refusal?: undefined; bars?: Drawn; qr?: Drawn }

/** Widest module with which a code fits, in whole printer dots, because fractions would make the bars uneven. */
function moduleIn({ modules }: Symbol, room: number, dot: number, [narrowest, widest]: readonly [number, number]) {
  const dots = Math.floor(Math.min(widest, room / modules) / dot)
  return dots * dot < narrowest ? undefined : dots * dot
}

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

/** A code as a picture for an <img>, including the quiet zone, and its width in modules. */
interface Symbol {
  src: string
  modules: number
}

/** Quiet zone: ten modules at each side for Code 128, four all around for a QR code. */
const BARS_QUIET = 10
const QR_QUIET = 4

/** bwip-js draws a module of a QR code two units wide. */
const QR_UNIT = 2

/** Printable ASCII. Readers do not agree on other letters in Code 128. */
const hasBars = (text: string) => /^[ -~]+$/.test(text)

/** The bars are stretched to the height of the <img>. */
function barsOf(text: string): Symbol {
  const svg = code128({ bcid: 'code128', text, scale: 1, height: 1, paddingwidth: BARS_QUIET }, drawingSVG())
  return { src: pictureOf(svg), modules: widthOf(svg) }
}

/** The library's default error correction level is M: a code with 15 % damage is still readable. */
function qrOf(text: string): Symbol {
  const padding = QR_QUIET * QR_UNIT
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1, padding }, drawingSVG())
  return { src: pictureOf(svg), modules: widthOf(svg) / QR_UNIT }
}

const widthOf = (svg: string) => Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1])

/** Without antialiasing: a module is black or white. */
const pictureOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg preserveAspectRatio="none" shape-rendering="crispEdges" '))}`
