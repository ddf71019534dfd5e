import { expect, test } from 'vitest'
import { reportFile } from './CountReport.tsx'
import type { Count } from './state.ts'

const count: Count = {
  machine: { id: 3, name: 'Taina/3 ' },
  startedAt: '2026-11-22T22:00:00Z',
  parcels: [],
  strangers: [],
}

test.each([
  ['2026-11-23T00:30:00Z', 'comptage_Taina-3-_2026-11-22.csv'],
  ['2026-11-23T09:59:00Z', 'comptage_Taina-3-_2026-11-22.csv'],
  ['2026-11-23T10:00:00Z', 'comptage_Taina-3-_2026-11-23.csv'],
])('[INV-06] the file of a report that ended at %s is %s, by the day in Tahiti', (finishedAt, name) => {
  expect(reportFile({ ...count, finishedAt })).toBe(name)
})
