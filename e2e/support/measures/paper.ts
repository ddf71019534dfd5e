import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

export interface Sheet {
  /** In millimetres, rounded. */
  size: string
  text: string
}

/** A printed sheet with the codes that a reader decodes. */
export interface Paper extends Sheet {
  codes: { format: string; text: string }[]
}

/** Label printers have 203 or 300 dots an inch. */
const DOTS_PER_INCH = 300
const MM_PER_POINT = 25.4 / 72

type PaperFormat = Parameters<Page['pdf']>[0]
const ownSize: PaperFormat = { preferCSSPageSize: true, printBackground: true }

/** Asynchronous, because connections to the stub would otherwise time out. */
const run = promisify(execFile)

/** Without this the library would fetch its WebAssembly from the network. */
function prepareReader() {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const binary = readFileSync(wasm)
  const wasmBinary = binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength)
  prepareZXingModule({ overrides: { wasmBinary } })
}

/** Prints a page into a file, which is there until `read` has ended. */
async function printed<Result>(
  page: Page,
  format: PaperFormat,
  read: (file: string, folder: string) => Promise<Result>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'consigne-paper-'))
  try {
    const file = join(folder, 'printed.pdf')
    await page.pdf({ path: file, ...format })
    return await read(file, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function sheetsOf(file: string): Promise<Sheet[]> {
  const { stdout: info } = await run('pdfinfo', ['-f', '1', '-l', '999', file])
  const { stdout: text } = await run('pdftotext', ['-layout', file, '-'])
  const texts = text.split('\f')
  return [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height], place) => ({
    size: [width, height].map((points) => Math.round(Number(points) * MM_PER_POINT)).join(' × '),
    text: texts[place] ?? '',
  }))
}

/** Prints a page with the paper size of its style. */
export const printedSheets = (page: Page) => printed(page, ownSize, sheetsOf)

/** Does the same and looks for codes, which takes seconds. Poppler converts the PDF to pictures. */
export function print(page: Page): Promise<Paper[]> {
  prepareReader()
  return printed(page, ownSize, async (file, folder) => {
    await run('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', '-png', file, join(folder, 'page')])
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    const codes = await Promise.all(pictures.toSorted().map((name) => codesIn(readFileSync(join(folder, name)))))
    return (await sheetsOf(file)).map((sheet, place) => ({ ...sheet, codes: codes[place] ?? [] }))
  })
}

async function codesIn(picture: Buffer) {
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 99 })
  return found.map(({ format, text }) => ({ format, text }))
}

/** Text of each A4 sheet, ignoring line breaks. */
export const printedWords = (page: Page) =>
  printed(page, { format: 'A4' }, async (file) => {
    const { stdout } = await run('pdftotext', ['-raw', file, '-'])
    return stdout.split('\f').map(spaced).filter(Boolean)
  })

export const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
