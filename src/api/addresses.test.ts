import { expect, test } from 'vitest'
import { byId, idOf } from './addresses.ts'

test('[ENT-01] [API-74] the id is the number at the end of the address', () => {
  expect(idOf('/api/booking_slots/42')).toBe(42)
  expect(idOf('https://api.pf/api/users/5')).toBe(5)
  for (const iri of [undefined, '42', '/api/me', '/api/users/5/', '/api/.well-known/genid/42', '/api/users/5a'])
    expect(idOf(iri), iri).toBeUndefined()
})

test('[ENT-02] 9 comes before 10', () => {
  const sorted = [{ id: 10 }, { id: 9 }, {}, { id: 100 }].toSorted(byId)
  expect(sorted.map(({ id }) => id)).toEqual([9, 10, 100, undefined])
})
