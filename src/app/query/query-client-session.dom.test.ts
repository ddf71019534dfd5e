import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'

/** Calls that are running when a session ends and empties the caches. */

const onToast = vi.fn<() => void>()
beforeEach(() => {
  onToast.mockReset()
  for (const name of ['show', 'error', 'success', 'fetchFailure', 'formFailure', 'validationFailure'] as const) {
    vi.spyOn(flash, name).mockImplementation(onToast)
  }
})

const failure = (status: number, body: unknown = {}) => new ApiError({ kind: 'status', status, body })
const network = new ApiError({ kind: 'network' })

test.each([{}, failure(500), network, failure(422, { violations: [{ propertyPath: 'name', message: 'x' }] })])(
  'a failed write shows no message: %o',
  async (outcome) => {
    const answered = Promise.withResolvers<void>()
    const mutationFn = async () => {
      await answered.promise
      if (outcome instanceof Error) throw outcome
      return outcome
    }
    const meta = { success: 'x', serverSentence: 'if forbidden' as const }
    const writing = queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute({})
    queryClient.clear()
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    answered.resolve()
    await expect(writing).rejects.toMatchObject(
      outcome instanceof Error ? { message: outcome.message } : { kind: 'session' },
    )
    expect(onToast).not.toHaveBeenCalled()
    expect(invalidate).not.toHaveBeenCalled()
  },
)

test('a failed read shows no message', async () => {
  const answered = Promise.withResolvers<never>()
  const reading = Promise.allSettled([queryClient.query({ queryKey: ['x'], queryFn: () => answered.promise })])
  queryClient.clear()
  answered.reject(network)
  expect(await reading).toMatchObject([{ status: 'rejected' }])
  expect(onToast).not.toHaveBeenCalled()
})

/** A write whose failure is shown by its screen. */
const writeShownByScreen = (tag: string) => {
  const mutationFn = () => Promise.reject(failure(401))
  const options = { mutationKey: [tag, 'update'], mutationFn, meta: { failure: () => null } }
  return Promise.allSettled([queryClient.getMutationCache().build(queryClient, options).execute({})])
}

test.each([
  ['auth', 'leaves nothing in the journal of the person who signs in next', 0],
  ['orders', 'stands in the journal', 1],
])('[JRN-02] a failure of %s that its form shows %s', async (tag, _where, kept) => {
  const before = flash.newest()
  await writeShownByScreen(tag)
  expect(flash.newest() - before).toBe(kept)
})

test('[JRN-02] the journal links to the screen of a failed write, with its filters', async () => {
  history.replaceState(null, '', '/livraisons?status=overtime')
  const { result } = renderHook(useFlashJournal)
  await writeShownByScreen('orders')
  await vi.waitFor(() => expect(result.current[0]?.screen).toBe('/livraisons?status=overtime'))
})
