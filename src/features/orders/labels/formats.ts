import type { Paper } from '#ui/PrintView.tsx'

/** Lengths are in millimetres. */
interface Format {
  paper: Paper
  width: number
  height: number
  /** Dot size of the printers for this paper: 300 dots an inch, 203 (8 per millimetre), 600. */
  dot: number
  /** Margin, because printers do not print at the edges and rolls shift. */
  inset: { x: number; y: number }
  /** Height of the bars, alone and above a QR code. */
  bars: { alone: number; withQr: number }
  /** Maximum side of a QR code, alone and below bars. */
  qr: { alone: number; withBars: number }
}

/** The labels that can be printed. The sheet is the common one of 24 labels of 70 × 37 mm. */
export const formats = {
  '62x29': {
    paper: 'labels-62x29',
    width: 62,
    height: 29,
    dot: 25.4 / 300,
    inset: { x: 1.5, y: 1.5 },
    bars: { alone: 11, withQr: 8.5 },
    qr: { alone: 24, withBars: 16 },
  },
  '100x50': {
    paper: 'labels-100x50',
    width: 100,
    height: 50,
    dot: 1 / 8,
    inset: { x: 3, y: 3 },
    bars: { alone: 22, withQr: 17 },
    qr: { alone: 40, withBars: 25 },
  },
  a4: {
    paper: 'labels-a4',
    width: 70,
    height: 37,
    dot: 25.4 / 600,
    inset: { x: 5, y: 3 },
    bars: { alone: 13, withQr: 10 },
    qr: { alone: 28, withBars: 19 },
  },
} as const satisfies Record<string, Format>

export type LabelFormat = keyof typeof formats

/** Code 128, a QR code, or both, one above the other. */
export const symbols = ['bars', 'both', 'qr'] as const
export type LabelSymbol = (typeof symbols)[number]

/** Why a label is refused: no barcode, letters that Code 128 lacks, or too long for the bars or for the QR code. */
export type Refusal = 'none' | 'letters' | 'long' | 'longForQr'

/** The labels of an A4 sheet: 3 beside each other, 8 below each other. */
export const SHEET_PLACES = 24

/** Labels by sheet, the first one at `first` (1 to 24). A free position is undefined. */
export function sheetsOf<Label>(labels: readonly Label[], first: number): (Label | undefined)[][] {
  const before: undefined[] = Array.from({ length: first - 1 })
  const places = [...before, ...labels]
  return Array.from({ length: Math.ceil(places.length / SHEET_PLACES) }, (_, sheet) =>
    places.slice(sheet * SHEET_PLACES, (sheet + 1) * SHEET_PLACES),
  )
}
