import { expect, test } from 'vitest'
import { checks, editOf } from './checks.ts'
import { faultsFor } from './faults.ts'
import { countReads } from './reads-count.ts'
import { listReads } from './reads-lists.ts'
import { orderReads } from './reads-orders.ts'
import { paletteReads } from './reads-palette.ts'
import { todayReads } from './reads-today.ts'
import { reads } from './reads.ts'
import { roundReads, roundWrites } from './round.ts'
import { operations } from './table.ts'
import { countWrites } from './writes-count.ts'
import { ordersWrites } from './writes-orders.ts'
import { publicWrites } from './writes-public.ts'
import { writes } from './writes.ts'

const allReads = [...reads, ...listReads, ...orderReads, ...todayReads, ...paletteReads, ...countReads, ...roundReads]
const calls = [...allReads, ...writes, ...ordersWrites, ...countWrites, ...roundWrites, ...publicWrites, ...checks]

/** Operations without a row in the tables, and the reason. */
const elsewhere: Record<string, string> = {
  'auth.login': 'no screen calls it: it is for a server without login_check',
  'auth.register': 'no screen calls it',
  'auth.refreshToken': 'every case with a 401 includes it; src/api/token-renewal.dom.test.ts tests its own failures',
}

test('every operation of the contract is tested with the faults, or has a reason to be left out', () => {
  const named = new Set([...calls.map(({ operation }) => operation), ...Object.keys(elsewhere)])
  const missing = [...operations.keys()].filter((operation) => !named.has(operation))
  expect(missing, 'give each a row in reads.ts or writes.ts, or a reason in `elsewhere`').toEqual([])
  const unknown = [...named].filter((operation) => !operations.has(operation))
  expect(unknown, 'not in openapi/console.yaml').toEqual([])
})

test('the names of the calls and of the faults are unique', () => {
  const titles = calls.map(({ operation, where }) => `${operation}, ${where}`)
  expect(titles).toEqual([...new Set(titles)])
  const faults = faultsFor('name').map(({ name }) => name)
  expect(faults).toEqual([...new Set(faults)])
})

test('every check belongs to an edit of the tables', () => {
  expect(checks.map((check) => editOf(check).operation)).toEqual(checks.map(({ edit }) => edit.operation))
})
