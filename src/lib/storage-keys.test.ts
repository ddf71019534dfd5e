import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { historyKeys, storageKeys } from './storage-keys.ts'

const persisted = Object.values(storageKeys)

test('no two entries share a key', () => expect(new Set(persisted.map(({ key }) => key)).size).toBe(persisted.length))

test('a setting of the device holds nothing about a person', () =>
  expect(persisted.filter(({ until, personal }) => until === 'reset' && personal)).toEqual([]))

test('[OPS-05] the table in docs/architecture.md has exactly these keys, each with its storage', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([\w-]+)` +\| (local|session|history) /gm)
  const documented = [...rows].map(([, key, storage]) => `${key} in ${storage}`)
  expect(documented.toSorted()).toEqual(
    [
      ...persisted.map(({ key, storage }) => `${key} in ${storage}`),
      ...Object.keys(historyKeys).map((key) => `${key} in history`),
    ].toSorted(),
  )
})
