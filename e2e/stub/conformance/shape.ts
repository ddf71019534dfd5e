import { isObject, type Json } from '../types.ts'

/**
 * The types of an answer without its values: `string`, `number`, `boolean`, `null`, `{ key: shape }`, and `[shape]` for a
 * list, whose members are merged into one shape. `?` after a key: some members do not have it. `any` accepts everything.
 */
export type Shape = string | [Shape?] | { [key: string]: Shape }

const isList = (shape: Shape | undefined): shape is [Shape?] => Array.isArray(shape)
const isRecord = (shape: Shape | undefined): shape is { [key: string]: Shape } =>
  typeof shape === 'object' && !Array.isArray(shape)

export function shapeOf(value: Json): Shape {
  if (Array.isArray(value)) {
    const [first, ...rest] = value.map(shapeOf)
    return first === undefined ? [] : [rest.reduce(merge, first)]
  }
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
  return value === null ? 'null' : typeof value
}

const withoutMark = (key: string): string => key.replace(/\?$/, '')

function merge(left: Shape, right: Shape): Shape {
  if (isList(left) && isList(right)) {
    if (left[0] === undefined) return right
    return right[0] === undefined ? left : [merge(left[0], right[0])]
  }
  if (!isRecord(left) || !isRecord(right)) return left === right ? left : 'mixed'
  const keys = new Set([...Object.keys(left), ...Object.keys(right)].map(withoutMark))
  return Object.fromEntries([...keys].map((key) => mergeKey(left, right, key)))
}

function mergeKey(left: Record<string, Shape>, right: Record<string, Shape>, key: string): [string, Shape] {
  const one = left[key] ?? left[`${key}?`]
  const other = right[key] ?? right[`${key}?`]
  if (one === undefined || other === undefined) return [`${key}?`, one ?? other ?? 'null']
  return [left[key] === undefined || right[key] === undefined ? `${key}?` : key, merge(one, other)]
}

/** Lists contain the demo data, where a nullable key may be missing and a list may be empty. */
export function differences(
  expected: Shape,
  actual: Shape,
  optional: Set<string>,
  path = '',
  inList = false,
): string[] {
  if (expected === 'any') return []
  if (isList(expected) && isList(actual)) {
    if (expected[0] !== undefined && actual[0] !== undefined) {
      return differences(expected[0], actual[0], optional, `${path}[]`, true)
    }
    return expected.length === actual.length || inList ? [] : [`${path}: empty on one side only`]
  }
  if (!isRecord(expected) || !isRecord(actual)) {
    return expected === actual ? [] : [`${path}: ${JSON.stringify(expected)} became ${JSON.stringify(actual)}`]
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)].map(withoutMark))
  return [...keys].flatMap((key) => {
    const wanted = expected[key] ?? expected[`${key}?`]
    const found = actual[key] ?? actual[`${key}?`]
    if (wanted !== undefined && found !== undefined) {
      return differences(wanted, found, optional, `${path}.${key}`, inList)
    }
    if (inList && optional.has(key)) return []
    return [`${path}.${key}: ${wanted === undefined ? 'not captured' : 'missing'}`]
  })
}
