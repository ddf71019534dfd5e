import { Problem } from './problem.ts'
import type { Flavour } from './types.ts'

export type Format = 'jsonld' | 'json' | 'html'

const mimes: Record<Format, string> = {
  jsonld: 'application/ld+json',
  json: 'application/json',
  html: 'text/html',
}

/** 2.7 offers three formats, the official settings of 3.x only JSON-LD (captures 36 and 152 differ by that). */
const formatsOf = (flavour: Flavour): Format[] => (flavour === '2.7' ? ['jsonld', 'json', 'html'] : ['jsonld'])

const mimesOf = (formats: Format[]): string => formats.map((format) => `"${mimes[format]}"`).join(', ')

const bodyTypes = (flavour: Flavour, method: string): string[] =>
  method === 'PATCH' ? ['application/merge-patch+json'] : formatsOf(flavour).map((format) => mimes[format])

/** An absent type is the reader's business; a wrong one names those that would do (captures 57, 60, 61). */
export function checkContentType(flavour: Flavour, method: string, header: string | undefined): void {
  if (header === undefined) return
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  const supported = bodyTypes(flavour, method)
  if (supported.includes(type)) return
  const list = supported.map((mime) => `"${mime}"`).join(', ')
  throw new Problem(415, `The content-type "${type}" is not supported. Supported MIME types are ${list}.`)
}

type Range = { mime: string; quality: number }

const rangesOf = (accept: string): Range[] =>
  accept
    .split(',')
    .map((part) => {
      const [mime = '', ...params] = part.split(';').map((piece) => piece.trim())
      const quality = params.find((param) => param.startsWith('q='))
      return { mime: mime.toLowerCase(), quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ mime }) => mime !== '')

const matches = (range: string, mime: string): boolean =>
  range === '*/*' || range === mime || (range.endsWith('/*') && mime.startsWith(range.slice(0, -1)))

/**
 * The first format of the server that the best range accepts. The negotiation library gives the server's order the last
 * word among equal qualities, so axios' default header gets JSON-LD (capture 37).
 */
function best(accept: string, formats: Format[]): Format | undefined {
  const ranges = rangesOf(accept)
  const scored = formats.map((format) => ({
    format,
    score: Math.max(0, ...ranges.filter(({ mime }) => matches(mime, mimes[format])).map(({ quality }) => quality)),
  }))
  const top = Math.max(...scored.map(({ score }) => score))
  return top === 0 ? undefined : scored.find(({ score }) => score === top)?.format
}

/** `suffix` is the format asked for by the path (/api/companies.jsonld); it then allows no other (capture 150). */
export function negotiate(flavour: Flavour, accept: string | null, suffix: Format | undefined): Format {
  const offered = suffix === undefined ? formatsOf(flavour) : [suffix]
  if (accept === null || accept.trim() === '') return offered[0] ?? 'jsonld'
  const format = best(accept, offered)
  if (format !== undefined) return format
  const message = `Requested format "${accept}" is not supported. Supported MIME types are ${mimesOf(offered)}.`
  throw new Problem(406, message)
}

/** What Symfony's own renderer answers for an Accept header: it knows HTML, JSON and JSON-LD (contract.md section 0). */
export function rendererFormat(accept: string | null): Format {
  const [first] = rangesOf(accept ?? '').toSorted((left, right) => right.quality - left.quality)
  if (first === undefined) return 'html'
  if (first.mime === 'application/ld+json') return 'jsonld'
  return first.mime.includes('json') ? 'json' : 'html'
}

/** The format of an API error when none could be negotiated: null means "what the server prefers for errors". */
export const wantsPlainJson = (accept: string | null): boolean =>
  (accept ?? '').trim().toLowerCase().startsWith('application/json')
