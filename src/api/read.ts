/**
 * Reads the answers of all server generations: nulls written out or left out, relations as IRI or object, lists as arrays or
 * as objects with number keys, numbers as strings and strings as numbers. A reader never throws. Unreadable
 * values count as absent, so that one odd field does not break the whole screen.
 */
import { idOf, iriOf, isIdentity } from './addresses.ts'

/** Reads a value; returns undefined if it cannot. */
export type Reader<T> = (value: unknown) => T | undefined
type Shape<T> = { [K in keyof T]-?: Reader<Exclude<T[K], undefined>> }
type Json = Record<string, unknown>

/** The keys of every resource. `id` is read from `@id` when the server leaves it out (ENT-01). */
export interface Entity {
  '@id': string
  id: number
}

/** A resource in a relation. An IRI gives only `@id` and `id`. A value object has no id. */
export type Ref<T extends Entity> = Omit<T, 'id'> & { id?: number }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A visible character: neither a blank nor a zero-width one. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u

/** A string, or a number: servers send codes of digits as either. A blank one is absent, or a link would be empty. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' && VISIBLE.test(value) ? value : typeof value === 'number' ? String(value) : undefined

/** A finite number, or a text with one. */
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

/** An array, or the object with number keys that PHP writes for a list with gaps: `{"0": …, "2": …}` (API-81). */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    const members = Array.isArray(value) ? value : isObject(value) ? indexed(value) : undefined
    return members && uniqueByIri(members.map(read).filter((member) => member !== undefined))
  }

/** Keeps each resource once, at its first position, because rows may move between pages while a list is read (G-123). */
export function uniqueByIri<T>(items: readonly T[]): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const iri = isObject(item) ? item['@id'] : undefined
    if (iri === undefined) return true
    const isFirst = !seen.has(iri)
    seen.add(iri)
    return isFirst
  })
}

const indexed = (value: Json) =>
  Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined

/** Keeps a null that says something else than an absent value. */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** A value object, which has no identity. */
export const object =
  <T extends object>(shape: Shape<T>): Reader<T> =>
  (value) =>
    isObject(value) ? readShape(value, shape) : undefined

/** A resource of `collection`, from an object or its IRI. `shape` is a function: resources refer to each other. */
export function entity<T extends Entity>(collection: string, shape: () => Shape<Omit<T, keyof Entity>>) {
  const read: Reader<Ref<T>> = (value) => {
    const given = typeof value === 'string' ? { '@id': value } : isObject(value) ? value : undefined
    if (given === undefined) return undefined
    const id = identity(given['id']) ?? idOf(text(given['@id']))
    // Normalises the IRI, because it identifies rows and is sent in relations. Servers may write it with their host, or as
    // `/api/me` (N14).
    const iri = id === undefined ? text(given['@id']) : iriOf(collection, id)
    if (iri === undefined || iri === '') return undefined
    // The shape's keys are T's own, so the object is a Ref<T> once the identity is added.
    return { ...readShape(given, shape()), '@id': iri, ...(id === undefined ? {} : { id }) } as unknown as Ref<T>
  }
  return read
}

/** A top-level resource. Without an id a row could not be opened, linked or changed. */
export const identified =
  <T extends Entity>(read: Reader<Ref<T>>): Reader<T> =>
  (value) => {
    const found = read(value)
    return found?.id === undefined ? undefined : (found as T)
  }

/** The answer of `GET me`, which a server may send without its identity. Without any known field it is no answer. */
export const mayLackIdentity =
  <T extends Entity>(read: Reader<Ref<T>>): Reader<Ref<T>> =>
  (value) => {
    const found = read(isObject(value) && text(value['@id']) === undefined ? { ...value, '@id': '/api/me' } : value)
    return found && Object.keys(found).length > 1 ? found : undefined
  }

function readShape<T extends object>(value: Json, shape: Shape<T>): T {
  const out: Json = {}
  for (const key of Object.keys(shape)) {
    const found = shape[key as keyof T](value[key])
    if (found !== undefined) out[key] = found
  }
  return out as T
}

/** For answers whose body is not used. */
export const nothing: Reader<undefined> = () => undefined
