import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checks, editOf } from './checks.ts'
import { faultsFor, isPlayed, lostAndUnread, nothingReadAfter, SPREAD } from './faults.ts'
import { countReads } from './reads-count.ts'
import { listReads } from './reads-lists.ts'
import { orderReads } from './reads-orders.ts'
import { paletteReads } from './reads-palette.ts'
import { todayReads } from './reads-today.ts'
import { undoReads } from './reads-undo.ts'
import { reads } from './reads.ts'
import { roundReads, roundWrites } from './round.ts'
import { countWrites } from './writes-count.ts'
import { ordersWrites } from './writes-orders.ts'
import { publicWrites } from './writes-public.ts'
import { writes } from './writes.ts'

const allReads = [
  ...reads,
  ...listReads,
  ...orderReads,
  ...todayReads,
  ...paletteReads,
  ...undoReads,
  ...countReads,
  ...roundReads,
]
const calls = [...allReads, ...writes, ...ordersWrites, ...countWrites, ...roundWrites, ...publicWrites, ...checks]

/** Operations without a row in the tables, and the reason. */
const elsewhere: Record<string, string> = {
  'auth.login': 'no screen calls it: it is for a server without login_check',
  'auth.register': 'no screen calls it',
  'auth.refreshToken': 'every case with a 401 includes it; src/api/token-renewal.dom.test.ts tests its own failures',
}

test('every operation of the contract is tested with the faults, or has a reason to be left out', () => {
  const contract = parse(readFileSync('openapi/console.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  )
  const named = new Set([...calls.map(({ operation }) => operation), ...Object.keys(elsewhere)])
  const missing = operations.filter((operation) => !named.has(operation))
  expect(missing, 'give each a row in reads.ts or writes.ts, or a reason in `elsewhere`').toEqual([])
  const unknown = [...named].filter((operation) => !operations.includes(operation))
  expect(unknown, 'not in openapi/console.yaml').toEqual([])
})

test('the cases of the sweep include every call and every fault', () => {
  const faults = faultsFor('name')
  const all = [...faults, nothingReadAfter, lostAndUnread]
  for (const [table, ofTable] of [
    [allReads, faults],
    [checks, faults],
    [writes, all],
    [[...ordersWrites, ...countWrites, ...roundWrites], all],
  ] as const) {
    const played = table.map((_, row) => ofTable.filter((__, column) => isPlayed(row, column, SPREAD)))
    expect(played.every(({ length }) => length > 0)).toBe(true)
    expect(new Set(played.flat()).size).toBe(ofTable.length)
  }
  const withoutToken = faults.map(({ refresh }) => refresh === undefined)
  for (const row of publicWrites.keys()) {
    expect(withoutToken.some((can, column) => can && isPlayed(row, column, SPREAD))).toBe(true)
  }
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
