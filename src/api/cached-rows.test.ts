import { expect, test } from 'vitest'
import { mapPages, pagesIn, rowsIn } from './cached-rows.ts'

const row = (id: number) => ({ '@id': `/api/orders/${id}` })
const one = { items: [row(1)], total: 1 }
const growing = { pages: [{ items: [row(1)] }, { items: [row(2)] }], pageParams: ['', 'next'] }

test.each([
  { data: one, pages: [one], rows: [row(1)] },
  { data: growing, pages: growing.pages, rows: [row(1), row(2)] },
  // A record, and a read without an answer.
  { data: row(1), pages: [row(1)], rows: [] },
  { data: undefined, pages: [undefined], rows: [] },
])('the rows of a list in the cache are those of all its pages: %#', ({ data, pages, rows }) => {
  expect(pagesIn(data)).toEqual(pages)
  expect(rowsIn(data)).toEqual(rows)
})

test('changes each page and keeps the rest of the cached list', () => {
  const empty = () => ({ items: [] })
  expect(mapPages(one, empty)).toEqual({ items: [] })
  expect(mapPages(growing, empty)).toEqual({ pages: [{ items: [] }, { items: [] }], pageParams: ['', 'next'] })
})
