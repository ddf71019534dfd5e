/** The data of a list in the cache: one page, or all pages that were loaded one after the other (resource.ts). */
import { isObject } from './read.ts'

type Row = { '@id': string }

export const pagesIn = (data: unknown): unknown[] =>
  isObject(data) && Array.isArray(data['pages']) ? data['pages'] : [data]

/** Nothing for data that are no list. */
export const rowsIn = (data: unknown) =>
  pagesIn(data).flatMap((page) => (isObject(page) && Array.isArray(page['items']) ? (page['items'] as Row[]) : []))

/** The same data with other pages. */
export const mapPages = (data: unknown, change: (page: unknown) => unknown) =>
  isObject(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(change) } : change(data)
