import type { Json } from '../types.ts'

const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** The json_encode of API Platform's JSON-LD encoder: `< > & ' "` as \u00XX, `/` escaped, the rest as UTF-8. */
export const encodeJsonLd = (value: Json): string =>
  JSON.stringify(value).replace(/\\(.)|[<>&'/]/g, (match, escaped: string | undefined) => {
    if (escaped !== undefined) return escaped === '"' ? unicode('"') : match
    return match === '/' ? '\\/' : unicode(match)
  })

/** PHP's json_encode without options: every character outside ASCII as \uXXXX (capture 36). */
export const encodePlainJson = (value: Json): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff/]/g, (char) => (char === '/' ? '\\/' : unicode(char).toLowerCase()))

/** PHP's default depth of json_decode. A deeper value is a syntax error. */
const maxDepth = 512

const isTooDeep = (value: Json, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return depth === maxDepth || Object.values(value).some((item) => isTooDeep(item, depth + 1))
}

/** Parses a request body. Undefined if PHP would reject it. */
export function readJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}
