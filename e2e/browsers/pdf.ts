import { constants, inflateSync } from 'node:zlib'

/** Counts the pages of a PDF. Firefox writes the list of pages into compressed streams. */
export function countPages(pdf: Buffer) {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)endstream/g)
  const texts = [...streams].map(([, stream = '']) => {
    const options = { finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(Buffer.from(stream, 'latin1'), options).toString('latin1')
  })
  return texts.join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
