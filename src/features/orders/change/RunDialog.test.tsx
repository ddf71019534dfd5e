import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#lib/run.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { groups } from './copy.ts'
import type { OrderState } from './report.ts'
import { RunDialog } from './RunDialog.tsx'
import type { OrderRunView, ShownOrder, ShownRun } from './use-run.tsx'

beforeEach(() => void vi.useFakeTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const at = (phase: OrderRunView['phase'], step: 'reading' | 'over'): OrderRunView => ({
  phase,
  entries: [1, 2, 3].map((id): Entry<ShownOrder, OrderState> => {
    const known = { item: { id, barcode: `V-${id}` }, sent: 'nothing' } as const
    return step === 'over' ? { ...known, step, outcome: { kind: 'done' } } : { ...known, step }
  }),
})

const nothing = () => {}
const shownRun = (view: OrderRunView): ShownRun => ({
  title: 'Marquer comme déposée',
  view,
  headings: groups,
  mayRetry: false,
  stop: nothing,
  resume: nothing,
  retry: nothing,
  close: nothing,
})

test('[BULK-06] a short run announces its start, and then its end', async () => {
  const { rerender } = renderUi(<RunDialog run={shownRun(at('running', 'reading'))} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await pass(50)
  rerender(<RunDialog run={shownRun(at('over', 'over'))} />)
  await pass(50)
  expect(status.textContent).toBe('Traitement de 3 commandes')
  await pass(400)
  expect(status.textContent).toBe('Traitement de 3 commandes')
  await pass(100)
  expect(status.textContent).toBe('Terminé\u00A0: 3 faites')
})
