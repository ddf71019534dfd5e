/** Reads codes in a picture: the browser's own detector where it knows all kinds of codes, otherwise a library. */
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The names of the Barcode Detection API, and those of the library. */
const FORMATS = {
  code_128: 'Code128',
  code_39: 'Code39',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  qr_code: 'QRCode',
} as const

const native = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

/** The part used here of the Barcode Detection API, which TypeScript does not declare. */
interface NativeDetector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

export type Detect = (video: HTMLVideoElement) => Promise<string[]>

/** The browser of a device may have the API without knowing any code, such as a phone without the services of its maker. */
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

/** A larger picture takes longer and shows no more of a code that fills the frame. */
const LONGEST_SIDE = 1280

async function libraryDetect(): Promise<Detect> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  // The code of the library comes from our own /assets.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
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
    const found = await readBarcodes(picture, { formats: Object.values(FORMATS), maxNumberOfSymbols: 4 })
    return found.flatMap(({ isValid, text }) => (isValid ? [text] : []))
  }
}

/** @throws when the code of the library cannot be fetched */
export async function makeDetect(): Promise<Detect> {
  const own = await nativeDetect()
  if (own === undefined) return libraryDetect()
  let detect = own
  return async (video) => {
    try {
      return await detect(video)
    } catch {
      // It has promised the codes and cannot read them.
      detect = await libraryDetect()
      return detect(video)
    }
  }
}
