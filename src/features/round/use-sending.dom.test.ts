import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { currentOwner } from '#session/tab.ts'
import { usePersisted } from './use-persisted.ts'
import { type MoveJob, useSending } from './use-sending.ts'
import { added, readPersisted, type Step, type Target, type Waiting, writePersisted } from './waiting.ts'

// Needs a router.
vi.mock(import('#ui/form/use-unsaved-guard.ts'), async (original) => ({
  ...(await original()),
  useLeaveBlocker: () => undefined,
}))

const at = '2026-11-26T08:00:00.000Z'
const change = (id: number, status: Target): Waiting => ({ id, code: `CMP-${id}`, status, at })

const read = vi.fn<(item: { id: number }) => Promise<{ status: string | undefined }>>()
const write = vi.fn<(id: number, status: Target) => Promise<void>>()
const jobFor = (target: Target): MoveJob => ({
  read,
  decide: (_item, { status }) => (status === target ? 'there' : 'write'),
  write: ({ id }) => write(id, target),
  judge: () => ({ fault: 'lost', reason: 'erreur 500' }),
  settles: true,
})

function useScreen() {
  const store = usePersisted()
  return { store, sending: useSending(store, { jobFor, codeOf: ({ id }) => `CMP-${id}` }) }
}
const open = () => renderHook(useScreen, { wrapper: around(new QueryClient()) })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const keysOf = () => readPersisted().waiting.map(({ id, status }) => `${id} ${status}`)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  signIn()
  read.mockReset().mockResolvedValue({ status: 'ready_for_delivery' })
  write.mockReset().mockResolvedValue()
  writePersisted({ waiting: [change(1, 'picked_up'), change(1, 'operin')], rejected: [] }, currentOwner())
})
afterEach(() => vi.useRealTimers())

test('[TOUR-05] a change that is abandoned while it is being read does not leave, nor the later ones of its parcel', async () => {
  const answer = Promise.withResolvers<{ status: string }>()
  read.mockReturnValue(answer.promise)
  const { result } = open()
  await pass(1000)
  expect(read).toHaveBeenCalledOnce()
  act(() => result.current.sending.abandon(change(1, 'picked_up')))
  answer.resolve({ status: 'ready_for_delivery' })
  await pass(60_000)
  expect(write).not.toHaveBeenCalled()
  expect(result.current.sending.done).toBe(0)
  expect(result.current.store.persisted).toEqual({ waiting: [], rejected: [] })
})

test('[TOUR-05] a change that is abandoned while it is being written counts as sent', async () => {
  const answer = Promise.withResolvers<void>()
  write.mockReturnValue(answer.promise)
  const { result } = open()
  await pass(1000)
  act(() => result.current.sending.abandon(change(1, 'picked_up')))
  answer.resolve()
  await pass(60_000)
  expect(write.mock.calls).toEqual([[1, 'picked_up']])
  expect(result.current.sending.done).toBe(1)
})

test.each(['opened again', 'opened later'])(
  '[TOUR-05] a late answer to a screen that is %s loses nothing',
  async (how) => {
    const answer = Promise.withResolvers<void>()
    write.mockReturnValueOnce(answer.promise)
    const left = open()
    await pass(1000)
    left.unmount()
    const step: Step = { kind: 'take', scanned: [3] }
    const confirm = ({ result }: typeof left) =>
      act(() =>
        result.current.store.change((before) => ({
          ...before,
          step,
          waiting: added(before.waiting, [{ id: 2, code: 'CMP-2' }], 'operin', at),
        })),
      )
    const screen = open()
    confirm(screen)
    if (how === 'opened later') screen.unmount()
    await act(async () => answer.resolve())
    expect(readPersisted()).toMatchObject({ step, rejected: [] })
    expect(keysOf()).toEqual(['1 operin', '2 operin'])
    if (how === 'opened later') return
    expect(screen.result.current.store.persisted).toEqual(readPersisted())
    // What was sent is not written back by the screen.
    confirm(screen)
    expect(keysOf()).toEqual(['1 operin', '2 operin'])
    await pass(60_000)
    expect(write.mock.calls).toEqual([
      [1, 'picked_up'],
      [1, 'operin'],
      [2, 'operin'],
    ])
  },
)

test('[TOUR-05] a change that the server did not carry out waits for « Envoyer », also after a reload', async () => {
  write.mockRejectedValue(new Error('500'))
  const { result, unmount } = open()
  await pass(60_000)
  expect(write).toHaveBeenCalledOnce()
  expect(result.current.store.persisted.waiting[0]).toMatchObject({ reason: 'erreur 500' })
  unmount()
  const again = open()
  await pass(60_000)
  expect(write).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('eb_round')).not.toContain('erreur 500')
  await act(async () => again.result.current.sending.send())
  await pass(60_000)
  expect(write).toHaveBeenCalledTimes(2)
})
