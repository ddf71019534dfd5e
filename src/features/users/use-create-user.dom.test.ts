import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn, tokenOf } from '#api/test-calls.ts'
import { useMemberships } from './use-create-user.ts'

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
