/** Views that a person has saved: a filter, a sorting and columns under a name. They hold no data of persons. */
import { useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'
import { z } from '#lib/zod.ts'
import { ownUsername } from '#session/session.ts'
import { listNames, type ListWithLayout } from './layouts.ts'

const view = z.object({
  id: z.string(),
  list: z.enum(listNames),
  name: z.string().trim().min(1).max(60),
  /** The search parameters of the list. Its route reads them as those of any address. */
  search: z.record(z.string(), z.string()),
})
export type View = z.infer<typeof view>

/** Per person. A broken view is dropped, the others stay. */
const schema = z.record(
  z.string(),
  z
    .array(z.unknown())
    .transform((all) => all.flatMap((each) => view.safeParse(each).data ?? []))
    .catch([]),
)
const stored = storedValue(storageKeys.listViews, (value) => schema.safeParse(value).data, {})

export const resetViews = stored.reset

/** FNV-1a: enough to keep the views of a few people apart without keeping their names. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

/** An e-mail address or a phone number is no name of a filter. */
const isPersonal = (text: string) => /@|(\d[\s.-]*){6}/.test(text)

/** What an address says of a list, but for the page. */
export const textsOf = (search: object): View['search'] =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => {
      const text = value === undefined ? '' : String(value)
      return text === '' || key === 'page' ? [] : [[key, text]]
    }),
  )

/** What a view keeps of it: no barcode, because that is a record's, and nothing that may be a person's. */
export const keptSearch = (search: object): View['search'] =>
  Object.fromEntries(
    Object.entries(textsOf(search)).filter(
      ([key, text]) => key !== 'barcode' && !(key === 'recherche' && isPersonal(text)),
    ),
  )

/** The views of the signed-in person for one list, and what may be done with them. */
export function useViews(list: ListWithLayout) {
  const owner = hashOf(ownUsername() ?? '')
  const all = useSyncExternalStore(stored.subscribe, stored.get)[owner] ?? []

  /** @returns whether the browser has kept it */
  const write = (next: View[]) => stored.set({ ...stored.get(), [owner]: next })

  return {
    views: all.filter((each) => each.list === list),
    save: (name: string, search: View['search']) => write([...all, { id: crypto.randomUUID(), list, name, search }]),
    rename: (id: string, name: string) => write(all.map((each) => (each.id === id ? { ...each, name } : each))),
    remove: (id: string) => write(all.filter((each) => each.id !== id)),
  }
}
