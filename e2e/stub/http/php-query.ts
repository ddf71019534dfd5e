import { badRequest } from './problem.ts'

/** Parses and writes query strings like PHP, because links must equal those of the real server byte for byte. */

/** PHP's nesting limit (`max_input_nesting_level`), and a maximum number of parameters above that of any list. */
const maxNesting = 64
const maxParameters = 500

/** Names of JavaScript prototypes, which are not field names. */
const forbiddenNames = new Set(['__proto__', 'prototype', 'constructor'])

export type PhpArray = Map<string, PhpValue>
export type PhpValue = string | PhpArray

export const isArray = (value: PhpValue | undefined): value is PhpArray => value instanceof Map

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    throw badRequest('The query string is not valid percent-encoded UTF-8.')
  }
}

/** PHP's rawurlencode also encodes `!'()*`, which encodeURIComponent does not. */
const rawUrlEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** `a[b][]` → ['a', 'b', ''] */
function splitName(name: string): string[] {
  const start = name.indexOf('[')
  if (name.split('[').length - 1 > maxNesting) throw badRequest('The query string is nested too deep.')
  if (start <= 0 || !name.includes(']', start)) return [name]
  const inner = [...name.slice(start).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
  return [name.slice(0, start), ...inner]
}

const nextIndex = (array: PhpArray): string => {
  const indexes = [...array.keys()].filter((key) => /^\d+$/.test(key)).map(Number)
  return String(indexes.length === 0 ? 0 : Math.max(...indexes) + 1)
}

function put(array: PhpArray, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? nextIndex(array) : first
  if (rest.length === 0) {
    array.set(key, value)
    return
  }
  const before = array.get(key)
  const child: PhpArray = isArray(before) ? before : new Map()
  array.set(key, child)
  put(child, rest, value)
}

/** PHP's parse_str. A Map, because PHP keeps the order of the keys, also of numeric ones. */
export function parseQuery(query: string): PhpArray {
  const params: PhpArray = new Map()
  const parts = query.split('&').filter((part) => part !== '')
  if (parts.length > maxParameters) throw badRequest('The query string has too many parameters.')
  for (const part of parts) {
    const equals = part.indexOf('=')
    const name = decode(equals < 0 ? part : part.slice(0, equals))
    const value = equals < 0 ? '' : decode(part.slice(equals + 1))
    const path = splitName(name)
    if (path.some((key) => forbiddenNames.has(key))) throw badRequest('The query string has an invalid parameter name.')
    put(params, path, value)
  }
  return params
}

function pairs(array: PhpArray, prefix: string): string[] {
  return [...array].flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`
    return isArray(value) ? pairs(value, name) : [`${rawUrlEncode(name)}=${rawUrlEncode(value)}`]
  })
}

/** PHP's http_build_query in RFC 3986 mode, then `%5B0%5D` shortened to `%5B%5D` as API Platform's IriHelper does. */
export const buildQuery = (params: PhpArray): string =>
  pairs(params, '')
    .join('&')
    .replace(/%5B\d+%5D/g, '%5B%5D')

/** ksort on the top level: from 3.2 on, links start from the normalised address of the request. */
export const sortedByKey = (params: PhpArray): PhpArray =>
  new Map([...params].toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)))

/** PHP's cast `(int)`: the leading digits, else 0. */
export const phpInt = (text: string): number => Number(/^\s*[+-]?\d+/.exec(text)?.[0] ?? 0)

/** The values of a filter sent as `x=a` or `x[]=a&x[]=b`. */
export const valuesOf = (value: PhpValue | undefined): string[] =>
  value === undefined ? [] : isArray(value) ? [...value.values()].filter((item) => typeof item === 'string') : [value]
