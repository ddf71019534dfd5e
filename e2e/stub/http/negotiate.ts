import type { Flavour } from '../types.ts'
import { Problem } from './problem.ts'

export type Format = 'jsonld' | 'json' | 'html'

const mimes: Record<Format, string> = {
  jsonld: 'application/ld+json',
  json: 'application/json',
  html: 'text/html',
}

/** 2.7 offers three formats, 3.x with its default settings only JSON-LD (captures 36 and 152). */
const formatsOf = (flavour: Flavour): Format[] => (flavour === '2.7' ? ['jsonld', 'json', 'html'] : ['jsonld'])

const mimesOf = (formats: Format[]): string => formats.map((format) => `"${mimes[format]}"`).join(', ')

const bodyTypes = (flavour: Flavour, method: string): string[] =>
  method === 'PATCH' ? ['application/merge-patch+json'] : formatsOf(flavour).map((format) => mimes[format])

/** Refuses a wrong content type and lists the accepted ones (captures 57, 60, 61). readBody refuses a missing one. */
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
 * The format with the highest quality in the Accept header. Among equal qualities the server's order decides, so the
 * default header of axios gets JSON-LD (capture 37).
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

/** `suffix` is the format in the path (/api/companies.jsonld). It excludes all other formats (capture 150). */
export function negotiate(flavour: Flavour, accept: string | null, suffix: Format | undefined): Format {
  const offered = suffix === undefined ? formatsOf(flavour) : [suffix]
  if (accept === null || accept.trim() === '') return offered[0] ?? 'jsonld'
  const format = best(accept, offered)
  if (format !== undefined) return format
  const message = `Requested format "${accept}" is not supported. Supported MIME types are ${mimesOf(offered)}.`
  throw new Problem(406, message)
}

/** The format of Symfony's own error pages: HTML, JSON or JSON-LD. */
export function rendererFormat(accept: string | null): Format {
  const [first] = rangesOf(accept ?? '').toSorted((left, right) => right.quality - left.quality)
  if (first === undefined) return 'html'
  if (first.mime === 'application/ld+json') return 'jsonld'
  return first.mime.includes('json') ? 'json' : 'html'
}

/** Whether an API error is sent as plain JSON instead of JSON-LD. */
export const wantsPlainJson = (accept: string | null): boolean =>
  (accept ?? '').trim().toLowerCase().startsWith('application/json')
