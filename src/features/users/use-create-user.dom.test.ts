import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, signIn, tokenOf } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { userValues } from './schema.ts'
import { useCreateAttachedUser, useMemberships } from './use-create-user.ts'

const addMember = vi.fn<(id: number, iri: string) => Promise<void>>()
vi.mock(import('#api/records/company-people.ts'), async (original) => ({
  ...(await original()),
  useAddMember: () => addMember as never,
}))

beforeEach(() => signIn(tokenOf('teva')))

test.each([
  ['goes on for the same person', 'teva', [5, 6]],
  ['stops once another person has signed in', 'hina', [5]],
])('[COPY-02] the attachment to companies %s', async (_what, next, attached) => {
  addMember.mockReset().mockImplementation(async () => void signIn(tokenOf(next)))
  const { result } = renderHook(() =>
    useMemberships([
      { id: 5, name: 'Vaiana' },
      { id: 6, name: 'Vini' },
    ]),
  )
  await act(() => result.current.attach('/api/users/8').catch(() => {}))
  expect(addMember.mock.calls.map(([id]) => id)).toEqual(attached)
})

test('[COPY-02] a user that the server creates without a body is created once and attached elsewhere', async () => {
  const calls = answerCalls(() => new Response(null, { status: 201 }))
  const attach = vi.fn<() => Promise<void>>()
  const { result } = renderHook(() => useCreateAttachedUser(attach), { wrapper: around(new QueryClient()) })
  const submit = () =>
    act(() =>
      result.current.submit(userValues()).then(
        () => 'saved',
        () => 'failed',
      ),
    )
  expect([await submit(), result.current.halfDone, await submit()]).toEqual(['failed', 'elsewhere', 'saved'])
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(attach).not.toHaveBeenCalled()
})
