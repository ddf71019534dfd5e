import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '#api/test-calls.ts'
import { beginSending, countCreated, typeClient, withResult } from './draft.ts'
import { codes, hina, ready } from './test-draft.ts'
import { useDraft } from './use-draft.ts'

/** A screen that is left while its order is sent. */
function leave() {
  const { result, unmount } = renderHook(useDraft)
  act(() => void result.current.update(() => beginSending(ready, codes)))
  unmount()
  return result.current
}

test('a screen that was left stores the end of its call, and then forgets its draft', () => {
  signIn()
  const left = leave()
  left.update((draft) => withResult(draft, 0, { state: 'created' }))
  expect(countCreated(renderHook(useDraft).result.current.draft.submission)).toBe(1)
  left.discard()
  expect(renderHook(useDraft).result.current.draft.submission).toBeUndefined()
})

test('a screen that was left changes no draft that was begun since', () => {
  signIn()
  const left = leave()
  const { result } = renderHook(useDraft)
  act(() => result.current.discard())
  const { result: next } = renderHook(useDraft)
  act(() => void next.current.update((draft) => typeClient(draft, { ...hina, firstname: 'Moana' })))
  left.update((draft) => withResult(draft, 0, { state: 'created' }))
  left.discard()
  expect(renderHook(useDraft).result.current.draft.client.firstname).toBe('Moana')
})
