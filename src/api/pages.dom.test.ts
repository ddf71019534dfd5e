import { expect, test } from 'vitest'
import { countPages, joinPages } from './pages.ts'

const next = '/api/users?page=9'
const row = (id: number) => ({ '@id': `/api/users/${id}` })
const page = (ids: number[], total?: number, link?: string) => ({
  items: ids.map(row),
  ...(total !== undefined && { total }),
  ...(link !== undefined && { next: link }),
})
const placesOf = (pages: unknown[]) => pages.map((_, index) => ({ link: `/api/users?page=${index + 1}` }))

test.each([
  ['no page', [], { read: 0, of: 0 }],
  ['a page without a link', [page([1, 2], 10)], { read: 1, of: 1 }],
  ['the total divided by the size of a page', [page([1, 2], 10, next)], { read: 1, of: 5 }],
  ['one page more than read, when the total is too low', [page([1, 2], 2, next)], { read: 1, of: 2 }],
  ['no total', [page([1, 2], undefined, next)], { read: 1 }],
])('progress: %s', (_name, pages, expected) => expect(countPages(pages, placesOf(pages))).toEqual(expected))

test.each([
  ['a total below the number of rows is left out', [page([1, 2], 1)], { items: [row(1), row(2)] }],
  ['an equal total stays', [page([1, 2], 2)], { items: [row(1), row(2)], total: 2 }],
  ['a list that goes on is not incomplete', [page([1], 2, next)], { items: [row(1)], total: 2 }],
])('rows: %s', (_name, pages, expected) => expect(joinPages(pages, placesOf(pages))).toEqual(expected))
