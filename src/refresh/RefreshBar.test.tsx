import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import type { RowMark } from '#ui/table/BodyRow.tsx'
import { RefreshBar } from './RefreshBar.tsx'

interface Parcel {
  '@id': string
  machine: number
}

const parcel = (id: number, machine: number): Parcel => ({ '@id': `/api/orders/${id}`, machine })
const inTaina = ({ machine }: Parcel) => machine === 3
/** Rows on screen: 1 is in Taina, 2 elsewhere. */
const rows = [parcel(1, 3), parcel(2, 4)]

interface Waiting {
  arrived?: Parcel[]
  hasMoreArrived?: boolean
  marks?: [id: number, RowMark][]
}

async function show({ arrived = [], hasMoreArrived = false, marks = [] }: Waiting, accepts = inTaina) {
  const shown = {
    rows,
    marks: new Map(marks.map(([id, mark]) => [`/api/orders/${id}`, mark])),
    hasRowsAfter: true,
    arrived,
    hasMoreArrived,
  }
  const list = { rows, pending: { basis: undefined, shown, rows }, setPending: () => undefined }
  await renderWithLinks(
    <RefreshBar reads={[{ queryKey: ['orders', 'infinite'], accepts }]} list={list} arrivals="orders" />,
  )
  return noticeNow()
}

const noticeNow = () => document.querySelector('[aria-live=polite]')?.textContent

const [fitting, other] = [parcel(8, 3), parcel(9, 4)]
const bothLeft: [number, RowMark][] = [
  [1, 'left'],
  [2, 'left'],
]

test.each<[string, Waiting, string]>([
  ['new rows that fit the filter alone', { arrived: [other, fitting] }, '1 nouvelle livraison · Afficher'],
  ['nothing of others', { arrived: [other] }, ''],
  ['a minimum', { arrived: [fitting], hasMoreArrived: true }, 'Au moins 1 nouvelle livraison · Afficher'],
  [
    'no number if none fits',
    { arrived: [other], hasMoreArrived: true },
    'De nouvelles lignes ont pu arriver · Afficher',
  ],
  ['no row that has left out of sight', { marks: [[2, 'left']] }, ''],
  ['a row that has left in sight', { marks: bothLeft }, '1 ligne ne correspond plus · Afficher la liste à jour'],
  ['no change out of sight', { marks: [[2, 'changed']] }, ''],
  ['a change in sight', { marks: [[1, 'changed']] }, '1 ligne a changé.'],
])('[LIVE-02] [LIST-04] above a filtered list the bar shows %s', async (_what, waiting, said) => {
  expect(await show(waiting)).toBe(said)
})

test('[TDY-08] [LIVE-04] a change is announced even while the server is slow', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const queryKey = ['orders', 'count']
  const slow = new QueryObserver(client, { queryKey, queryFn: () => new Promise(() => {}) }).subscribe(() => {})
  await renderWithLinks(<RefreshBar reads={[{ queryKey }]} changed="Depuis la dernière lecture." />, client)
  await act(() => vi.advanceTimersByTimeAsync(2_999))
  expect(noticeNow()).toBe('Depuis la dernière lecture.')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(noticeNow()).toBe('Le serveur met du temps à répondre. Depuis la dernière lecture.')
  slow()
})
