import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderCreate } from '#api/generated/orders.writes.ts'
import { answerCalls, json, type Received, signIn, tokenOf } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { clearToken } from '#api/token.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { forgetTab } from '#session/tab.ts'
import { flash } from '#ui/flash/flash.ts'
import { duplicate, messages } from './copy.ts'
import { readSentDuplicate, storeSentDuplicate, useDuplicate } from './use-duplicate.ts'

const drawn = 'vini-01-ABCDEFGH'
const success = vi.fn()

const render = () =>
  renderHook(() => useDuplicate(14, drawn), {
    wrapper: around(new QueryClient({ defaultOptions: { queries: { retry: false } } })),
  })
type Hook = ReturnType<typeof render>

const send = ({ result }: Hook, barcode = drawn) =>
  act(() => result.current.send({ barcode } as OrderCreate).catch((error: unknown) => error))

const methods = (calls: readonly Received[]) => calls.map(({ method }) => method)
const taken = () => json({ violations: [{ propertyPath: 'barcode', message: 'Déjà pris.' }] }, 422)
const found = () => json({ 'hydra:member': [{ '@id': '/api/orders/20', id: 20, barcode: drawn }] })

beforeEach(() => {
  sessionStorage.clear()
  signIn()
  success.mockReset()
  vi.spyOn(flash, 'success').mockImplementation(success)
})

test('a drawn barcode that is taken is looked up, because the browser may have repeated the call', async () => {
  const calls = answerCalls(({ method }) => (method === 'POST' ? taken() : found()))
  const hook = render()
  expect(await send(hook)).toMatchObject({ status: 422 })
  expect(hook.result.current.isLost).toBe(true)
  expect(readSentDuplicate(14)?.barcode).toBe(drawn)
  // Another barcode in the form does not change the look-up of the order that may exist.
  expect(await send(hook, 'vini-01-OTHER')).toBeUndefined()
  expect(methods(calls)).toEqual(['POST', 'GET'])
  // The other barcode was not sent.
  expect(success.mock.calls).toEqual([[duplicate.done, { help: [{ text: messages.keptAsSent(1) }] }]])
  expect(readSentDuplicate(14)).toBeUndefined()
})

test('[WIZ-39] an order with a longer barcode is another one, so the lost order is sent again', async () => {
  const longer = { '@id': '/api/orders/20', id: 20, barcode: `${drawn}-2` }
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => json({ 'hydra:member': [longer] })]
  const calls = answerCalls(() => answers.shift()?.() ?? json({ '@id': '/api/orders/21', id: 21 }, 201))
  const hook = render()
  await send(hook)
  await send(hook)
  expect(methods(calls)).toEqual(['POST', 'GET', 'POST'])
})

test('a typed barcode that is taken belongs to another order', async () => {
  const calls = answerCalls(taken)
  const hook = render()
  await send(hook, 'typed')
  expect(hook.result.current.isLost).toBe(false)
  await send(hook, 'typed')
  expect(methods(calls)).toEqual(['POST', 'POST'])
  expect(success).not.toHaveBeenCalled()
})

describe('during the look-up', () => {
  /** A duplicate with a lost answer, and its look-up, which `answer` completes. */
  async function lookUp(answer: () => Response) {
    const looked = Promise.withResolvers<void>()
    const calls = answerCalls(async ({ method }) => {
      if (method === 'POST') throw new TypeError('Failed to fetch')
      await looked.promise
      return answer()
    })
    const hook = render()
    await send(hook)
    const sending = hook.result.current.send({ barcode: drawn } as OrderCreate)
    await expect.poll(() => calls).toHaveLength(2)
    return { hook, calls, end: () => act(() => (looked.resolve(), sending)) }
  }

  test('the person leaves, and nothing is sent', async () => {
    const { hook, calls, end } = await lookUp(() => json({ 'hydra:member': [] }))
    hook.unmount()
    await end()
    expect(methods(calls)).toEqual(['POST', 'GET'])
  })

  test.each([
    { who: 'the same person', next: () => signIn(tokenOf('teva', 2)), shown: 1 },
    { who: 'another person', next: () => signIn(tokenOf('moana')), shown: 0 },
    { who: 'no person', next: () => clearToken(), shown: 0 },
  ])('$who signs in, and sees $shown messages', async ({ next, shown }) => {
    const { end } = await lookUp(found)
    next()
    await end()
    expect(success).toHaveBeenCalledTimes(shown)
  })
})

const sent = { barcode: 'vini-01-ABCDEFGH', receiveCode: '12345678' }
const other = { barcode: 'vini-01-ZYXWVUTS', receiveCode: '87654321' }

test('the codes of a sent copy are found by the copied order until its result is known', () => {
  storeSentDuplicate(14, sent)
  storeSentDuplicate(15, other)
  expect([14, 15, 16].map(readSentDuplicate)).toEqual([sent, other, undefined])
  storeSentDuplicate(14, undefined)
  expect([14, 15].map(readSentDuplicate)).toEqual([undefined, other])
  storeSentDuplicate(15, undefined)
  expect(sessionStorage).toHaveLength(0)
})

test('stored codes of another user, or unreadable ones, are ignored and removed', () => {
  for (const text of ['{{', 'null', JSON.stringify({ owner: 'autre', copies: { 14: sent } }), '{"copies":[]}']) {
    sessionStorage.setItem(storageKeys.sentDuplicates.key, text)
    expect(readSentDuplicate(14)).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  }
})

test('an answer that comes after a sign-out changes no codes', () => {
  storeSentDuplicate(14, sent)
  storeSentDuplicate(14, undefined, 'moana')
  expect(readSentDuplicate(14)).toEqual(sent)
  clearToken()
  forgetTab()
  storeSentDuplicate(14, sent, 'teva')
  expect(sessionStorage).toHaveLength(0)
})

test('the answer to a copy that was left does not forget the codes of a later copy of the same order', async () => {
  const answered = Promise.withResolvers<void>()
  answerCalls(async () => {
    await answered.promise
    return json({ '@id': '/api/orders/20', id: 20 }, 201)
  })
  const { result, unmount } = render()
  const sending = result.current.send({ barcode: drawn } as OrderCreate)
  unmount()
  storeSentDuplicate(14, other)
  answered.resolve()
  await sending
  expect(readSentDuplicate(14)).toEqual(other)
})

test('[DUP-07] a reload of the page keeps the codes of a copy that may exist', async () => {
  answerCalls(() => {
    throw new TypeError('Failed to fetch')
  })
  const hook = render()
  await send(hook)
  const { receiveCode } = hook.result.current
  hook.unmount()
  expect(render().result.current).toMatchObject({ sentBarcode: drawn, receiveCode, isLost: true })
})
