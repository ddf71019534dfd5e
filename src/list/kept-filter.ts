import { impersonal } from '#lib/contact.ts'
import type { ListWithLayout } from './layouts.ts'

/** Filters that search no name of a person. Those of companies and users do: a company is found by its contact. */
const FINDS_NO_PERSON: ReadonlySet<ListWithLayout> = new Set(['lockers', 'bookings'])

/** What a saved view and the name of a file may keep of the text in « Filtrer »: nothing that may name a person. */
export const keptFilter = (list: ListWithLayout, typed: string | undefined) =>
  FINDS_NO_PERSON.has(list) ? impersonal(typed) : undefined
