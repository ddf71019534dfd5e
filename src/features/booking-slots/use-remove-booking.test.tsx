import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isApiError } from '#api/errors.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import * as question from '#ui/dialog/confirm.ts'
import { useRemoveBooking } from './BookingActions.tsx'

vi.mock(import('#ui/dialog/confirm.ts'), async (real) => ({ ...(await real()), confirm: vi.fn() }))

const ok = () => json({ '@id': '/api/booking_slots/42' })
const refused = () => json({ 'hydra:description': 'Encore des commandes.' }, 403)

/** Deletes booking 42 of a server that answers with `patch` and `remove`, and confirms. */
async function removeIt(active: boolean, patch: () => Response, remove: () => Response) {
  const calls = answerCalls(({ method }) => (method === 'DELETE' ? remove() : patch()))
  const client = new QueryClient()
  const { result } = renderHook(useRemoveBooking, { wrapper: around(client) })
  vi.mocked(question.confirm).mockImplementation(async ({ run }) => {
    await run?.().catch(() => undefined)
    return true
  })
  await result.current(42, active)
  const deletion = client.getMutationCache().find({ predicate: ({ meta }) => meta?.operation === 'remove' })
  const { error, variables } = deletion?.state ?? {}
  return { calls, offer: isApiError(error) ? deletion?.meta?.failureHelp?.(error, variables) : undefined }
}

beforeEach(() => signIn())

test('[BK-39] a refused deletion leaves the booking disabled, says so and enables it again when asked', async () => {
  const { calls, offer } = await removeIt(true, ok, refused)
  expect(offer).toMatchObject({ text: 'Le booking reste désactivé.', act: { label: 'Réactiver' } })
  expect(calls.map(({ method }) => method)).toEqual(['PATCH', 'DELETE'])
  offer?.act.run()
  await expect.poll(() => calls).toHaveLength(3)
  expect(calls.at(2)).toMatchObject({ method: 'PATCH', url: '/api/booking_slots/42', body: { active: true } })
})

test.each([
  { why: 'was disabled before', active: false, patch: ok, remove: refused, writes: ['PATCH', 'DELETE'] },
  { why: 'could not be disabled', active: true, patch: refused, remove: refused, writes: ['PATCH'] },
  { why: 'is gone', active: true, patch: ok, remove: () => json({}, 404), writes: ['PATCH', 'DELETE'] },
  {
    why: 'was deleted',
    active: true,
    patch: ok,
    remove: () => new Response(null, { status: 204 }),
    writes: ['PATCH', 'DELETE'],
  },
])('[BK-36] [BK-39] a booking that $why is not offered to be enabled', async ({ active, patch, remove, writes }) => {
  const { calls, offer } = await removeIt(active, patch, remove)
  expect(offer).toBeUndefined()
  expect(calls.map(({ method }) => method)).toEqual(writes)
})
