import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { expiringSoon } from './expiring.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-03-12T20:00:00Z')

/** Parcels by the hours until their deadline; undefined for one without. */
const parcels = (hours: Record<number, number | undefined>) =>
  Object.keys(hours).map((id): Order => ({ '@id': `/api/orders/${id}`, id: Number(id) }))

const soon = (hours: Record<number, number | undefined>) => {
  const deadlineOf = ({ id }: Order) => {
    const left = hours[id]
    return left === undefined ? undefined : now + left * HOUR
  }
  return expiringSoon(parcels(hours), deadlineOf, now).map(({ order }) => order.id)
}

test.each<[what: string, hours: Record<number, number | undefined>, shown: number[]]>([
  ['the soonest comes first', { 1: 5, 2: 0.5, 3: 3 }, [2, 3, 1]],
  ['six hours are within six hours, a millisecond more is not', { 1: 6, 2: 6 + 1 / HOUR }, [1]],
  ['what has expired is in the worklist of the expired ones', { 1: 0, 2: -1, 3: 1 / HOUR }, [3]],
  ['a parcel whose deposit is not dated is not among them', { 1: undefined, 2: 2 }, [2]],
  ['the same deadline keeps the sequence of the numbers', { 9: 1, 4: 1 }, [4, 9]],
])('[TDY-03] %s', (_what, hours, shown) => {
  expect(soon(hours)).toEqual(shown)
})
