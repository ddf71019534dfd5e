/** Reads codes in a picture, with the detector of the browser if it supports all formats, otherwise with a library. */
import type { ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Names of the formats in the Barcode Detection API and in the library. */
const FORMATS = {
  code_128: 'Code128',
  code_39: 'Code39',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  qr_code: 'QRCode',
} as const

const native = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

/** The part of the Barcode Detection API used here, which TypeScript does not declare. */
interface NativeDetector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

export type Detect = (video: HTMLVideoElement) => Promise<string[]>

/** The detector of the browser. Undefined if it lacks a format: some phones have the API without any format. */
async function nativeDetect(): Promise<Detect | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors }
  if (BarcodeDetector === undefined) return undefined
  try {
    const known = await BarcodeDetector.getSupportedFormats()
    if (!native.every((format) => known.includes(format))) return undefined
    const detector = new BarcodeDetector({ formats: native })
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
  } catch {
    return undefined
  }
}

/** The text of the bars. By default the library adds the brackets that are printed below a GS1 code. */
export const readerOptions = {
  formats: Object.values(FORMATS),
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
} as const satisfies ReaderOptions

/** Maximum side of a picture. A larger one takes longer and does not help with a code that fills the frame. */
const LONGEST_SIDE = 1280

async function libraryDetect(): Promise<Detect> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  // The code of the library is served from /assets.
  const prepare = () => prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  await prepare().catch(async () => {
    // The browser may keep a page that the host has answered in place of the file.
    await fetch(wasmUrl, { cache: 'reload' })
    return prepare()
  })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    if (context === null || canvas.width === 0 || canvas.height === 0) return []
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, readerOptions)
    return found.flatMap(({ isValid, text }) => (isValid ? [text] : []))
  }
}

/** Creates a detector. @throws when the code of the library cannot be fetched */
export async function makeDetect(): Promise<Detect> {
  const own = await nativeDetect()
  if (own === undefined) return libraryDetect()
  let detect = own
  return async (video) => {
    try {
      return await detect(video)
    } catch {
      // The detector of the browser claims the formats but cannot read them.
      detect = await libraryDetect()
      return detect(video)
    }
  }
}
