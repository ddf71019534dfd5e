import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { words } from '#ui/copy.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { readWords } from './copy.ts'
import { joinLists, type InfiniteList } from './parcel-reading.ts'
import { ReadState } from './ReadState.tsx'

const nothing: InfiniteList = { status: 'operin', rows: undefined, hasMore: false, hasFailed: false }
const pages = (read: number, of: number): InfiniteList => ({
  ...nothing,
  rows: { items: [], pages: { read, of } },
  hasMore: read < of,
})

const underWay = [{ isFetching: true, refetch: () => {} }]

const draw = (infiniteList: InfiniteList, showsProgress = true) =>
  renderUi(<ReadState parcels={joinLists([infiniteList])} failed={underWay} showsProgress={showsProgress} />)

test('[INV-03] the pages are counted while they load', () => {
  draw(pages(3, 9))
  expect(screen.getByText('partiel : 3 pages sur 9 lues').textContent).toBe('partiel : 3 pages sur 9 lues')
  cleanup()
  draw(pages(1, 2))
  expect(screen.getByText('partiel : 1 page sur 2 lue')).toBeTruthy()
  cleanup()
  draw(pages(3, 9), false)
  expect(screen.queryByText(/partiel/)).toBeNull()
})

test('[INV-03] a completed read is announced to screen readers only', () => {
  draw(pages(2, 2))
  expect(screen.getByRole('status').textContent).toBe(readWords.done(0))
  expect(screen.queryByRole('button')).toBeNull()
})

test('[INV-03] the error and its button stay during a retry', () => {
  draw({ ...nothing, hasFailed: true })
  expect(screen.getByRole('status').textContent).toBe(readWords.nothing)
  expect(screen.getByRole('button', { name: words.retry }).getAttribute('aria-busy')).toBe('true')
})

test('[INV-03] a status that could not be read is named', () => {
  const failed: InfiniteList = { ...nothing, status: 'overtime', hasFailed: true }
  const read: InfiniteList = {
    ...nothing,
    rows: { items: [{ '@id': '/api/orders/1', id: 1 }], pages: { read: 1, of: 1 } },
  }
  const parcels = joinLists([read, failed])
  renderUi(<ReadState parcels={parcels} failed={underWay} />)
  expect(screen.getByText("partiel : les livraisons expirées n'ont pas pu être lues")).toBeTruthy()
})
