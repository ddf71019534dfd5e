import { gzipSync } from 'node:zlib'

/** A file of the release. Directories are implied by the paths. */
export interface ArchivedFile {
  path: string
  content: Uint8Array
}

const BLOCK = 512

/**
 * A tarball (ustar) whose bytes depend on nothing but the files and the time: not on their order, their owner or the system.
 * The `tar` of each system has other options, and Windows has none for this.
 * @param seconds time of every file, since 1970
 */
export function tarball(files: ArchivedFile[], seconds: number) {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const blocks = sorted.flatMap(({ path, content }) => [header(path, content.length, seconds), padded(content)])
  const zipped = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // The byte that names the system.
  zipped[9] = 255
  return zipped
}

function header(path: string, size: number, seconds: number) {
  if (Buffer.byteLength(path) > 100) throw new Error(`The path is too long for the archive: ${path}`)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(path, 0)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(seconds, 12), 136)
  // The checksum counts itself as blanks.
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)} `, 148)
  return block
}

function padded(content: Uint8Array) {
  return Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)])
}
