import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { figureOf, joinSeries, type Series } from './parcel-reading.ts'

const locker = { '@id': '/api/lockers/3', id: 3 }
const placed = (id: number): Order => ({ '@id': `/api/orders/${id}`, id, status: 'operin', locker })
const { locker: _none, ...unplaced } = placed(9)

const whole: Series = {
  status: 'operin',
  rows: { items: [placed(1), placed(2), placed(3)], pages: { read: 1, of: 1 } },
  hasMore: false,
  hasFailed: false,
}
const failed: Series = { status: 'overtime', rows: undefined, hasMore: false, hasFailed: true }
const onItsWay: Series = { ...failed, hasFailed: false }
const lost: Series = { ...whole, status: 'reminder', rows: { items: [unplaced], pages: { read: 1, of: 1 } } }

test.each<{ why: string; series: Series[]; three: string; zero: string }>([
  { why: 'all parcels are read and placed', series: [whole], three: '3', zero: '0' },
  { why: 'a parcel has no known machine', series: [whole, lost], three: 'au moins 3', zero: '–' },
  { why: 'a status could not be read', series: [whole, failed], three: 'au moins 3', zero: '–' },
  {
    why: 'the server has counted more',
    series: [{ ...whole, rows: { items: [], total: 5, pages: { read: 1, of: 1 } } }],
    three: 'au moins 3',
    zero: '–',
  },
  {
    why: 'further pages are on their way, which the line of progress says',
    series: [whole, lost, onItsWay],
    three: '3',
    zero: '',
  },
])('[INV-01] [INV-03] the number of parcels of a machine: $why', ({ series, three, zero }) => {
  const parcels = joinSeries(series)
  expect(figureOf(parcels, 3)).toBe(three)
  expect(figureOf(parcels, 0)).toBe(zero)
})
