import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Printed output: the pages of the PDF, their size, their texts, and the codes that a reader decodes. */
export interface Paper {
  /** In millimetres, rounded. */
  size: string
  text: string
  codes: { format: string; text: string }[]
}

/** Label printers have 203 or 300 dots an inch. */
const DOTS_PER_INCH = 300
const MM_PER_POINT = 25.4 / 72

/** Asynchronous, because connections to the stub would otherwise time out. */
const run = promisify(execFile)

/** Without this the library would fetch its WebAssembly from the network. */
function prepareReader() {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const binary = readFileSync(wasm)
  const wasmBinary = binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength)
  prepareZXingModule({ overrides: { wasmBinary } })
}

/** Prints a page with the paper size of its style. Poppler converts the PDF to pictures. */
export async function print(page: Page): Promise<Paper[]> {
  prepareReader()
  const folder = mkdtempSync(join(tmpdir(), 'consigne-paper-'))
  try {
    const file = join(folder, 'printed.pdf')
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    const { stdout: info } = await run('pdfinfo', ['-f', '1', '-l', '999', file])
    const sizes = [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)]
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-'])
    const texts = text.split('\f')
    await run('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', '-png', file, join(folder, 'page')])
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    return await Promise.all(
      sizes.map(async ([, width, height], place) => ({
        size: [width, height].map((points) => Math.round(Number(points) * MM_PER_POINT)).join(' × '),
        text: texts[place] ?? '',
        codes: await codesIn(readFileSync(join(folder, pictures.toSorted()[place] ?? ''))),
      })),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function codesIn(picture: Buffer) {
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 99 })
  return found.map(({ format, text }) => ({ format, text }))
}

/** Text of each A4 sheet, ignoring line breaks. */
export async function printedWords(page: Page): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'consigne-paper-'))
  try {
    const file = join(folder, 'printed.pdf')
    writeFileSync(file, await page.pdf({ format: 'A4' }))
    const { stdout } = await run('pdftotext', ['-raw', file, '-'])
    return stdout.split('\f').map(spaced).filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Normalises white space to single spaces. */
export const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
