import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { groupByRecipient } from './CallsDialog.tsx'

const parcel = (id: number, status: string, hour: number, client?: object) =>
  ({
    '@id': `/api/orders/${id}`,
    id,
    status,
    hold: 60,
    history: [{ status: 'operin', createdAt: `2026-11-22T${String(hour).padStart(2, '0')}:00:00Z` }],
    client,
  }) as unknown as Order

test('[DESK-05] one person is one group, found by phone, e-mail or name, and expired parcels come first', () => {
  const groups = groupByRecipient([
    parcel(1, 'overtimedue', 1, { id: 1, firstname: 'Hina', phone: '87 70 11 22' }),
    parcel(2, 'overtimedue', 2, { id: 2, lastname: 'Teva', email: 'Teva@x.pf' }),
    parcel(3, 'overtime', 9, { id: 3, firstname: 'H.', phone: '+689 87701122' }),
    parcel(4, 'overtime', 8, { id: 4, email: 'teva@x.pf' }),
    parcel(5, 'overtimedue', 0),
    parcel(6, 'overtimedue', 3, { id: 6, firstname: 'Moea' }),
    parcel(7, 'overtimedue', 4, { id: 7, firstname: 'MOEA' }),
  ])
  expect(groups.map(({ orders }) => orders.map(({ id }) => id))).toEqual([[4, 2], [3, 1], [5], [6, 7]])
  expect(groups.map(({ phone }) => phone)).toEqual([undefined, '+689 87701122', undefined, undefined])
  // Everybody who has a parcel under this phone, such as a household, once each.
  expect(groups.map(({ names }) => names)).toEqual([['Teva'], ['H.', 'Hina'], [], ['Moea']])
})
