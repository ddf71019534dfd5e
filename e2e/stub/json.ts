import type { Json } from './types.ts'

const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** json_encode of API Platform's JSON-LD encoder: `< > & ' "` as \u00XX, `/` escaped, the rest raw UTF-8 (section 0). */
export const encodeJsonLd = (value: Json): string =>
  JSON.stringify(value).replace(/\\(.)|[<>&'/]/g, (match, escaped: string | undefined) => {
    if (escaped !== undefined) return escaped === '"' ? unicode('"') : match
    return match === '/' ? '\\/' : unicode(match)
  })

/** json_encode with no option: every character beyond ASCII as \uXXXX (capture 36). */
export const encodePlainJson = (value: Json): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff/]/g, (char) => (char === '/' ? '\\/' : unicode(char).toLowerCase()))
