/** Saved views of lists: a filter, a sorting and columns under a name, without personal data. */
import { randomId } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { impersonal } from '#lib/contact.ts'
import { cleanName } from '#lib/invisible.ts'
import { isSameName } from '#lib/plain-text.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, storedValue, writeJson } from '#lib/storage.ts'
import { ownUsername } from '#session/session.ts'
import { listNames, type ListName, personalIn, readSearch } from './parameters.ts'

export const NAME_LENGTH = 60

/** Whether a name is short enough and visible. A link with only blanks and control characters could not be clicked. */
const isViewName = (name: string) => /[^\p{C}\p{Z}]/u.test(name) && cleanName(name).length <= NAME_LENGTH

type Texts = Record<string, string>

export interface View {
  id: string
  list: ListName
  name: string
  /** Search parameters of the list. Its route validates them. */
  search: Texts
}

/** Views by a hash of the user name. */
type Stored = Record<string, View[]>

/** Reads a stored view, without personal data. Undefined for a broken view. */
function readView(value: unknown): View | undefined {
  if (!isObject(value)) return undefined
  const { id, name, search } = value
  const list = listNames.find((each) => each === value['list'])
  if (typeof id !== 'string' || list === undefined || typeof name !== 'string' || !isViewName(name)) return undefined
  if (!isObject(search) || !Object.values(search).every((each) => typeof each === 'string')) return undefined
  return { id, list, name: cleanName(name), search: persistedSearch(list, search) }
}

/** Reads stored views. Drops broken ones and keeps the rest. */
const readViews = (value: unknown): View[] =>
  Array.isArray(value) ? value.flatMap((each) => readView(each) ?? []) : []

/** Reads the stored views. Earlier versions also stored texts that may name a person, so these are removed from the storage. */
function parse(value: unknown): Stored | undefined {
  if (!isObject(value)) return undefined
  const data = Object.fromEntries(Object.entries(value).map(([owner, views]) => [owner, readViews(views)]))
  if (JSON.stringify(data) !== JSON.stringify(value)) writeJson(storageKeys.listViews, data)
  return data
}

const stored = storedValue<Stored>(storageKeys.listViews, parse, {})
/** False when the browser has not stored the last change, because its storage is full or forbidden: the newest views then exist only in this tab. */
let isPersisted = true

/** FNV-1a hash, which separates the views of a few people without storing their names. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Search parameters of a list as texts, without the page and empty values. */
export const textsOf = (search: object): Texts =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => {
      const text = value === undefined ? '' : String(value)
      return text === '' || key === 'page' ? [] : [[key, text]]
    }),
  )

/** What may stand in a view and in the name of a file: no barcode, because it identifies a record, and nothing that may name a person. */
export function persistedValue(list: ListName, key: string, text: string | undefined) {
  const personal = personalIn(list, key)
  if (personal === undefined) return text
  return personal === 'contacts' ? impersonal(text) : undefined
}

/** Search parameters to store in a view. Those of a view that an earlier version has stored get their present words. */
export const persistedSearch = (list: ListName, search: object): Texts =>
  Object.fromEntries(
    Object.entries(textsOf(readSearch(list, search))).filter(
      ([key, text]) => persistedValue(list, key, text) !== undefined,
    ),
  )

/** Why a view was not saved. `not persisted`: the view is saved in this tab, but the browser has not stored it. */
export type Refusal = 'unseen' | 'taken' | 'not persisted' | undefined

const ownerOfViews = () => hashOf(ownUsername() ?? '')
const useAll = () => useSyncExternalStore(stored.subscribe, stored.get)[ownerOfViews()] ?? none
const none: View[] = []

/** Applies a change to the stored views, read afresh because another tab may have just written. */
function write(change: (now: readonly View[]) => View[]): Refusal {
  const now = (isPersisted ? readJson(storageKeys.listViews, parse) : undefined) ?? stored.get()
  const { [ownerOfViews()]: own = none, ...others } = now
  const next = change(own)
  isPersisted = stored.set(next.length === 0 ? others : { ...others, [ownerOfViews()]: next })
  return isPersisted ? undefined : 'not persisted'
}

/** The views of the signed-in person for all lists. Each person in this browser has separate views. */
export const useOwnViews = () => ({ views: useAll(), removeAll: () => write(() => []) })

/** The views of the signed-in person for one list, with functions to save, rename and remove them. */
export function useViews(list: ListName) {
  const all = useAll()

  /** Refuses an invisible or a duplicate name. */
  function judge(name: string, id?: string): Refusal {
    if (!isViewName(name)) return 'unseen'
    const isTaken = all.some((each) => each.list === list && each.id !== id && isSameName(each.name, name))
    return isTaken ? 'taken' : undefined
  }

  return {
    views: all.filter((each) => each.list === list),
    save: (name: string, search: object) =>
      judge(name) ??
      // Not `crypto.randomUUID`, which exists only on pages with https.
      write((now) => [
        ...now,
        { id: randomId(''), list, name: cleanName(name), search: persistedSearch(list, search) },
      ]),
    rename: (id: string, name: string) =>
      judge(name, id) ??
      write((now) => now.map((each) => (each.id === id ? { ...each, name: cleanName(name) } : each))),
    remove: (id: string) => write((now) => now.filter((each) => each.id !== id)),
  }
}
