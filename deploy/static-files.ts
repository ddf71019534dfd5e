import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** The files of `dist/`. Each is read once and compressed once per encoding, and read again when it changes on disk. */

const compressible = /^(text|application)\/|svg/

type Encoding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  type: string
  tag: string
  /** Content in the best encoding of `accepted`, an Accept-Encoding header. */
  encoded: (accepted: string) => Promise<{ encoding: Encoding; bytes: Uint8Array<ArrayBuffer> }>
}

/** Whether a path is a file. A dot is not sufficient, because the token of a reset link may contain one. */
export const isFilePath = (path: string) => path.startsWith('/assets/') || getMimeType(path) !== undefined

export function staticFiles(directory: string) {
  const root = resolve(directory)
  const known = new Map<string, { stamp: string; file: StaticFile }>()

  /** The file at `path` (decoded, absolute) below the root, or undefined. */
  return async function find(path: string): Promise<StaticFile | undefined> {
    const location = locate(root, path)
    if (location === undefined) return undefined
    const stats = await stat(location).catch(() => undefined)
    if (stats?.isFile() !== true) return undefined
    const stamp = `${stats.mtimeMs}-${stats.size}`
    const cached = known.get(location)
    if (cached?.stamp === stamp) return cached.file
    const file = staticFile(location, await readFile(location))
    known.set(location, { stamp, file })
    return file
  }
}

/** Refuses paths above the root, hidden files, and backslashes, which only Windows reads as separators. */
function locate(root: string, path: string) {
  if (/[\\\0]|(^|\/)\.(?!well-known\/)/.test(path)) return undefined
  const location = resolve(join(root, path))
  return location.startsWith(root + sep) ? location : undefined
}

function staticFile(location: string, content: Buffer<ArrayBuffer>): StaticFile {
  const type = getMimeType(location) ?? 'application/octet-stream'
  const variants = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([['identity', Promise.resolve(content)]])
  return {
    type,
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encoded: async (accepted) => {
      const encoding = compressible.test(type) && content.length > 512 ? choose(accepted) : 'identity'
      const bytes = variants.get(encoding) ?? compress(content, encoding)
      variants.set(encoding, bytes)
      return { encoding, bytes: await bytes }
    },
  }
}

function choose(accepted: string): Encoding {
  const accepts = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\b)`).test(accepted)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

function compress(content: Buffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 })
  // High quality, because each file is compressed only once.
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
