import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { CountReport } from './CountReport.tsx'
import type { Count } from './state.ts'

const parcel = (id: number) => ({ id, code: `CMP-${id}`, status: 'operin', present: false })
const count: Count = {
  machine: { id: 3, name: 'Taina-3' },
  startedAt: '2026-11-22T14:00:00Z',
  parcels: [parcel(1), parcel(2)],
  strangers: [],
}

beforeEach(() => {
  setApiHost('')
  signIn()
})
afterEach(cleanup)

test('[INV-06] the actions on missing parcels are offered when all of them are read, not for the first ones', async () => {
  let answer = () => {}
  answerCalls(async ({ url }) => {
    if (url.includes('/orders/2')) await new Promise<void>((resolve) => (answer = resolve))
    const id = url.includes('/orders/2') ? 2 : 1
    return json({ '@id': `/api/orders/${id}`, id, status: id === 1 ? 'receive' : 'operin' })
  })
  await renderWithLinks(
    <QueryClientProvider client={new QueryClient()}>
      <CountReport
        count={count}
        statusWords={(status) => status ?? ''}
        renderActs={(orders) => <p>{`acts on ${orders.length}`}</p>}
        change={vi.fn()}
        onResume={vi.fn()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  )
  await screen.findAllByText(/maintenant.: receive/)
  expect(screen.queryByText('acts on 1')).toBeNull()
  answer()
  expect(await screen.findByText('acts on 2')).toBeTruthy()
})
