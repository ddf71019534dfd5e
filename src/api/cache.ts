import { isObject } from './read.ts'

type Row = { '@id': string }

/** Pages of a list: one page, or all pages of an infinite list (resource.ts). */
export const pagesIn = (data: unknown): unknown[] =>
  isObject(data) && Array.isArray(data['pages']) ? data['pages'] : [data]

/** Rows of a list. Empty for other data. */
export const rowsIn = (data: unknown) =>
  pagesIn(data).flatMap((page) => (isObject(page) && Array.isArray(page['items']) ? (page['items'] as Row[]) : []))

/** Returns the data with each page changed. */
export const mapPages = (data: unknown, change: (page: unknown) => unknown) =>
  isObject(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(change) } : change(data)

/** The status of a record, of a request body or of the filter of a read. */
export const statusOf = (value: unknown) =>
  isObject(value) && typeof value['status'] === 'string' ? value['status'] : undefined
