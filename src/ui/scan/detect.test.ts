import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import { readings } from '#lib/scan/code.ts'
import { readerOptions } from './detect.ts'

/** Labels before the camera and under a hand scanner. Both give one text. */

const wasmOf = (name: string) => ({
  wasmBinary: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(name))).buffer,
})

beforeAll(() => {
  prepareZXingModule({ overrides: wasmOf('zxing-wasm/reader/zxing_reader.wasm') })
  prepareWriter({ overrides: wasmOf('zxing-wasm/writer/zxing_writer.wasm') })
})

async function filmed(text: string, format: 'Code128' | 'Code39' | 'EAN13' | 'QRCode', isGs1: boolean) {
  const written = await writeBarcode(text, { format, scale: 4, ...(isGs1 && { options: 'gs1' }) })
  expect(written.error).toBe('')
  if (written.image === null) throw new Error('There is no picture.')
  return (await readBarcodes(written.image, readerOptions)).map((found) => found.text)
}

const GS = '\u001D'

test.each([
  ['GS1-128 with an SSCC', '(00)340123456789012345', 'Code128', true, ']C100340123456789012345'],
  ['GS1-128 with two elements', '(00)340123456789012345(21)A7', 'Code128', true, ']C10034012345678901234521A7'],
  ['GS1-128 with FNC1', '(400)CMP-7(00)340123456789012345', 'Code128', true, `400CMP-7${GS}00340123456789012345`],
  ['Code 128', 'CMP-41', 'Code128', false, ']C0CMP-41'],
  ['Code 128 with brackets in its bars', '(00)340123456789012345', 'Code128', false, '(00)340123456789012345'],
  ['Code 39', 'CMP-41', 'Code39', false, '*CMP-41*'],
  ['EAN', '3760123456784', 'EAN13', false, ']E03760123456784'],
  ['QR', 'CMP-41', 'QRCode', false, ']Q1CMP-41'],
  ['GS1 QR', '(01)09521234543213(21)A7(10)X', 'QRCode', true, `]Q3010952123454321321A7${GS}10X`],
] as const)(
  '[SCAN-01] [SCAN-04] %s: the camera and a hand scanner give one text',
  async (_what, text, format, isGs1, typed) => {
    const textOf = (given: string) => readings({ text: given, keys: [] })[0]?.text
    expect((await filmed(text, format, isGs1)).map(textOf)).toEqual([textOf(typed)])
  },
)
