import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { CountReport, reportFile } from './CountReport.tsx'
import type { Count } from './state.ts'

const parcel = (id: number) => ({ id, code: `CMP-${id}`, status: 'operin', present: false })
const count: Count = {
  machine: { id: 3, name: 'Taina-3' },
  startedAt: '2026-11-22T14:00:00Z',
  parcels: [parcel(1), parcel(2)],
  strangers: [],
}

beforeEach(() => void signIn())

test('[INV-06] the actions on missing parcels are offered when all of them are read, not for the first ones', async () => {
  let answer = () => {}
  answerCalls(async ({ url }) => {
    if (url.includes('/orders/2')) await new Promise<void>((resolve) => (answer = resolve))
    const id = url.includes('/orders/2') ? 2 : 1
    return json({ '@id': `/api/orders/${id}`, id, status: id === 1 ? 'receive' : 'operin' })
  })
  await renderWithLinks(
    <CountReport
      count={count}
      renderActs={(orders) => <p>{`acts on ${orders.length}`}</p>}
      change={vi.fn()}
      onResume={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  await screen.findAllByText(/maintenant.: récupérée par le client/)
  expect(screen.queryByText('acts on 1')).toBeNull()
  answer()
  expect(await screen.findByText('acts on 2')).toBeTruthy()
})

test.each([
  ['2026-11-23T09:59:00Z', 'comptage_Taina-3-_2026-11-22.csv'],
  ['2026-11-23T10:00:00Z', 'comptage_Taina-3-_2026-11-23.csv'],
])('[INV-06] the file of a report that ended at %s is %s, by the day in Tahiti', (finishedAt, name) => {
  expect(reportFile({ ...count, machine: { id: 3, name: 'Taina/3 ' }, finishedAt })).toBe(name)
})
