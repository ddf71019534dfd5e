import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { answerCalls, signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { releaseResources } from '#session/tab.ts'
import { useOpenConfirm } from '#ui/dialog/confirm.ts'
import { recentResend, resendRemarks, useOrderActs } from './order-acts.ts'
import { rememberResend, type Resend, useResends } from './resends.ts'

const at = Date.parse('2026-11-22T14:05:00-10:00')
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: at })
  releaseResources()
})

function openTab() {
  const { result } = renderHook(() => useResends(14))
  const send = (channel: Resend['channel'], answer: () => Promise<unknown>) =>
    act(async () => {
      await rememberResend(14, channel, answer).catch(() => {})
      await vi.advanceTimersByTimeAsync(0)
    })
  const remarks = () => resendRemarks(result.current)
  return { result, send, remarks }
}

const arrives = () => Promise.resolve()
const isRefused = () => Promise.reject(new ApiError({ kind: 'status', status: 403 }))
const isLost = () => Promise.reject(new ApiError({ kind: 'network' }))
const breaks = () => Promise.reject(new ApiError({ kind: 'status', status: 500 }))

describe('[NXT-04] the resends of the tab', () => {
  test('shows the time, and from the second one on the number, by channel', async () => {
    const { send, remarks } = openTab()
    expect(remarks()).toEqual([])
    await send('sms', arrives)
    expect(remarks()).toEqual(['SMS renvoyé à 14:05 (sur ce poste)'])
    vi.setSystemTime(at + 7 * minute)
    await send('sms', arrives)
    await send('mail', arrives)
    expect(remarks()).toEqual(['SMS renvoyé à 14:12 (2ᵉ fois, sur ce poste)', 'E-mail renvoyé à 14:12 (sur ce poste)'])
  })

  test('shows a possible sending after a lost answer, and nothing after a refusal', async () => {
    const { result, send, remarks } = openTab()
    await send('sms', isRefused)
    expect(remarks()).toEqual([])
    await send('sms', isLost)
    expect(remarks()).toEqual(['SMS peut-être envoyé à 14:05 (sur ce poste)'])
    await send('mail', breaks)
    expect(remarks()[1]).toBe('E-mail peut-être envoyé à 14:05 (sur ce poste)')
    await send('sms', arrives)
    expect(remarks()[0]).toBe('SMS renvoyé à 14:05 (2ᵉ fois, sur ce poste)')
    await send('sms', isRefused)
    expect(result.current.map(({ outcome }) => outcome)).toEqual(['lost', 'lost', 'sent'])
  })

  test('stays for hours, and a sign-out clears it, including pending resends', async () => {
    const { result, send, remarks } = openTab()
    await send('sms', arrives)
    await act(() => vi.advanceTimersByTimeAsync(6 * 60 * minute))
    expect(remarks()).toHaveLength(1)
    await send('mail', () => {
      releaseResources()
      return Promise.resolve()
    })
    expect(result.current).toEqual([])
  })
})

const sent = (outcome: Resend['outcome']): Resend[] => [{ channel: 'sms', at, outcome }]
test.each([
  ['sent' as const, 3 * minute, 'Déjà renvoyé il y a 3 min.'],
  ['sent' as const, 10 * minute, 'Déjà renvoyé il y a 10 min.'],
  ['sent' as const, 10 * minute + 1, undefined],
  ['sent' as const, 20_000, "Déjà renvoyé il y a moins d'une minute."],
  // The system clock was set back.
  ['sent' as const, -60 * minute, "Déjà renvoyé il y a moins d'une minute."],
  ['lost' as const, 3 * minute, 'Peut-être déjà envoyé il y a 3 min.'],
  ['running' as const, 3 * minute, undefined],
])(
  '[NXT-04] the question names a notification of the last ten minutes: %s, %i ms ago: %s',
  (outcome, ago, sentence) => {
    expect(recentResend(sent(outcome), 'sms', at + ago)).toBe(sentence)
    expect(recentResend(sent(outcome), 'mail', at + ago)).toBeUndefined()
  },
)

const order = { '@id': '/api/orders/14', id: 14, status: 'cancel' }

/** Page of a cancelled order after a confirmed deletion. The test triggers the server's answer. */
function confirmDeletion() {
  signIn()
  const answered = Promise.withResolvers<Response>()
  answerCalls(() => answered.promise)
  const leave = vi.fn()
  const question = renderHook(useOpenConfirm)
  const page = renderHook(() => useOrderActs(order as never, leave), { wrapper: around(new QueryClient()) })
  const removal = page.result.current.remove()
  question.rerender()
  const asked = question.result.current
  const running = asked?.run?.()
  const answer = () =>
    act(async () => {
      answered.resolve(new Response(null, { status: 204 }))
      await running
      asked?.answer(true)
      await removal
    })
  return { page, leave, answer }
}

test('[NXT-01] a person who has left before the answer stays on the new screen', async () => {
  const { page, leave, answer } = confirmDeletion()
  page.unmount()
  await answer()
  expect(leave).not.toHaveBeenCalled()
})
