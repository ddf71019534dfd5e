import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { groups } from '#lib/bulk-job.copy.ts'
import type { Entry } from '#lib/bulk-job.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { BulkJobDialog } from './BulkJobDialog.tsx'
import type { OrderState } from './job-result.ts'
import type { OrderJobView, ShownOrder, ShownJob } from './use-bulk-job.tsx'

beforeEach(() => void vi.useFakeTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const at = (phase: OrderJobView['phase'], step: 'reading' | 'over'): OrderJobView => ({
  phase,
  entries: [1, 2, 3].map((id): Entry<ShownOrder, OrderState> => {
    const known = { item: { id, barcode: `V-${id}` }, sent: 'nothing' } as const
    return step === 'over' ? { ...known, step, outcome: { kind: 'done' } } : { ...known, step }
  }),
})

const nothing = () => {}
const shownJob = (view: OrderJobView): ShownJob => ({
  title: 'Marquer comme déposée',
  view,
  headings: groups,
  mayRetry: false,
  stop: nothing,
  resume: nothing,
  retry: nothing,
  close: nothing,
})

test('[BULK-06] a short bulk job announces its start, and then its end', async () => {
  const { rerender } = renderUi(<BulkJobDialog bulkJob={shownJob(at('running', 'reading'))} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await pass(50)
  rerender(<BulkJobDialog bulkJob={shownJob(at('over', 'over'))} />)
  await pass(50)
  expect(status.textContent).toBe('Traitement de 3 commandes')
  await pass(400)
  expect(status.textContent).toBe('Traitement de 3 commandes')
  await pass(100)
  expect(status.textContent).toBe('Terminé\u00A0: 3 faites')
})
