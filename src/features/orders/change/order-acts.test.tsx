import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCalls, signIn } from '#api/test-calls.ts'
import { useOpenConfirm } from '#ui/dialog/confirm.ts'
import { useOrderActs } from './order-acts.ts'

const order = { '@id': '/api/orders/14', id: 14, status: 'cancel' }

/** Page of a cancelled order after a confirmed deletion. The test triggers the server's answer. */
function confirmDeletion() {
  signIn()
  const answered = Promise.withResolvers<Response>()
  answerCalls(() => answered.promise)
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const leave = vi.fn()
  const question = renderHook(useOpenConfirm)
  const page = renderHook(() => useOrderActs(order as never, leave), { wrapper })
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

test('[NXT-01] the page of a deleted order is left', async () => {
  const { leave, answer } = confirmDeletion()
  await answer()
  expect(leave).toHaveBeenCalledOnce()
})

test('[NXT-01] a person who has left before the answer stays on the new screen', async () => {
  const { page, leave, answer } = confirmDeletion()
  page.unmount()
  await answer()
  expect(leave).not.toHaveBeenCalled()
})
