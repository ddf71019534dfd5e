import { code128, drawingSVG, qrcode } from 'bwip-js/generic'

/** A code as a picture for an <img>, free zone included, and how many modules wide it is. */
export interface Symbol {
  src: string
  modules: number
}

/** Code 128 asks for a free zone of ten modules at each side, the QR code for four all around. */
const BARS_QUIET = 10
const QR_QUIET = 4

/** bwip-js draws a module of a QR code two units wide. */
const QR_UNIT = 2

/** Printable ASCII. Readers do not agree on other letters in Code 128. */
export const hasBars = (text: string) => /^[ -~]+$/.test(text)

/** The bars are stretched to the height of the <img>. */
export function barsOf(text: string): Symbol {
  const svg = code128({ bcid: 'code128', text, scale: 1, height: 1, paddingwidth: BARS_QUIET }, drawingSVG())
  return { src: pictureOf(svg), modules: widthOf(svg) }
}

/** The library's own level of correction is M: a code with 15 % of it damaged is still read. */
export function qrOf(text: string): Symbol {
  const padding = QR_QUIET * QR_UNIT
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1, padding }, drawingSVG())
  return { src: pictureOf(svg), modules: widthOf(svg) / QR_UNIT }
}

const widthOf = (svg: string) => Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1])

/** Without grey edges: a module is black or white. */
const pictureOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg preserveAspectRatio="none" shape-rendering="crispEdges" '))}`
