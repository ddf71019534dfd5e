/** Query strings as PHP reads and writes them: links must be byte for byte those of the real server (contract.md section 1). */

export type PhpArray = Map<string, PhpValue>
export type PhpValue = string | PhpArray

export const isArray = (value: PhpValue | undefined): value is PhpArray => value instanceof Map

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** rawurlencode: encodeURIComponent leaves `!'()*` as they are, PHP does not. */
const rawUrlEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** `a[b][]` → ['a', 'b', ''] */
const splitName = (name: string): string[] => {
  const start = name.indexOf('[')
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
  const held = array.get(key)
  const child: PhpArray = isArray(held) ? held : new Map()
  array.set(key, child)
  put(child, rest, value)
}

/** parse_str; a Map because PHP keeps the order in which keys came, numeric ones too. */
export function parseQuery(query: string): PhpArray {
  const params: PhpArray = new Map()
  for (const part of query.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = decode(equals < 0 ? part : part.slice(0, equals))
    const value = equals < 0 ? '' : decode(part.slice(equals + 1))
    put(params, splitName(name), value)
  }
  return params
}

function pairs(array: PhpArray, prefix: string): string[] {
  return [...array].flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`
    return isArray(value) ? pairs(value, name) : [`${rawUrlEncode(name)}=${rawUrlEncode(value)}`]
  })
}

/** http_build_query in RFC 3986 mode, then `%5B0%5D` collapsed to `%5B%5D` as IriHelper does. */
export const buildQuery = (params: PhpArray): string =>
  pairs(params, '')
    .join('&')
    .replace(/%5B\d+%5D/g, '%5B%5D')

/** ksort on the top level: 3.2+ starts from the normalised address of the request. */
export const sortedByKey = (params: PhpArray): PhpArray =>
  new Map([...params].toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)))

/** `(int)` of PHP: the leading digits, else 0. */
export const phpInt = (text: string): number => Number(/^\s*[+-]?\d+/.exec(text)?.[0] ?? 0)

/** The values of a filter sent as `x=a` or `x[]=a&x[]=b`. */
export const valuesOf = (value: PhpValue | undefined): string[] =>
  value === undefined ? [] : isArray(value) ? [...value.values()].filter((item) => typeof item === 'string') : [value]
