/**
 * Reads what a server answers, whatever its generation (contract.md sections 3 and 9b): nulls written out or left away,
 * relations as IRI or object, lists as arrays or as index-keyed objects, numbers as strings and strings as numbers.
 * A reader never throws: what it cannot read counts as absent, so that one odd field does not cost the whole screen.
 */
import { idOf, iriOf, isIdentity } from './iri.ts'

/** Gives what it can make of a value, undefined otherwise. */
export type Reader<T> = (value: unknown) => T | undefined
type Shape<T> = { [K in keyof T]-?: Reader<NonNullable<T[K]>> }
type Json = Record<string, unknown>

/** What every resource carries. `id` is taken from `@id` when the server does not write it out (ENT-01). */
export interface Entity {
  '@id': string
  id: number
}

/** A resource seen through a relation: an IRI alone gives nothing but `@id` and `id`, a value object not even an id. */
export type Ref<T extends Entity> = Omit<T, 'id'> & { id?: number }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that can be seen: no blank, no sign without a width. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u

/**
 * A string, or a number as one: codes of digits come as either. One that says nothing counts as absent, so that whatever
 * stands for it is shown: a link is never empty.
 */
export const text: Reader<string> = (value) =>
  typeof value === 'string' && VISIBLE.test(value) ? value : typeof value === 'number' ? String(value) : undefined

/** A finite number, or a text that is one. */
export const number: Reader<number> = (value) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}

const identity: Reader<number> = (value) => {
  const id = number(value)
  return isIdentity(id) ? id : undefined
}

/** true, 1 and '1'; false, 0 and '0'. */
export const flag: Reader<boolean> = (value) => {
  if (typeof value === 'boolean') return value
  return value === 1 || value === '1' ? true : value === 0 || value === '0' ? false : undefined
}

/** An array, or the index-keyed object that PHP makes of a list with holes: `{"0": …, "2": …}` (API-81). */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    const members = Array.isArray(value) ? value : isObject(value) ? indexed(value) : undefined
    return members && uniqueByIri(members.map(read).filter((member) => member !== undefined))
  }

/** Rows move between pages while someone reads: each resource is kept once, in its first place (G-123). */
export function uniqueByIri<T>(items: readonly T[]): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const iri = isObject(item) ? item['@id'] : undefined
    return iri === undefined || (!seen.has(iri) && seen.add(iri))
  })
}

const indexed = (value: Json) =>
  Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined

/** A value object: no identity of its own. */
export const object =
  <T extends object>(shape: Shape<T>): Reader<T> =>
  (value) =>
    isObject(value) ? readShape(value, shape) : undefined

/**
 * A resource of `collection`, from an object or from its IRI. `shape` is a function because resources refer to each
 * other in circles.
 */
export function entity<T extends Entity>(collection: string, shape: () => Shape<Omit<T, keyof Entity>>) {
  const read: Reader<Ref<T>> = (value) => {
    const given = typeof value === 'string' ? { '@id': value } : isObject(value) ? value : undefined
    if (given === undefined) return undefined
    const id = identity(given['id']) ?? idOf(text(given['@id']))
    // One spelling for each resource, since it identifies rows and is what relations are sent as: a server may write it
    // with its host, or say `/api/me` (N14).
    const iri = id === undefined ? text(given['@id']) : iriOf(collection, id)
    if (iri === undefined || iri === '') return undefined
    // The shape's keys are T's own, so the object is a Ref<T> once the identity is added.
    return { ...readShape(given, shape()), '@id': iri, ...(id === undefined ? {} : { id }) } as unknown as Ref<T>
  }
  return read
}

/** A top-level resource: without an id it is no row that could be opened, linked or changed. */
export const identified =
  <T extends Entity>(read: Reader<Ref<T>>): Reader<T> =>
  (value) => {
    const found = read(value)
    return found?.id === undefined ? undefined : (found as T)
  }

function readShape<T extends object>(value: Json, shape: Shape<T>): T {
  const out: Json = {}
  for (const key of Object.keys(shape)) {
    const found = shape[key as keyof T](value[key])
    if (found !== undefined) out[key] = found
  }
  return out as T
}

/** For answers without a body worth reading. */
export const nothing: Reader<undefined> = () => undefined
