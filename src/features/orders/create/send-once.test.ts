import { describe, expect, test, vi } from 'vitest'
import { AnsweredAfterSession, ApiError } from '#api/errors.ts'
import { sendOnce, type Sending } from './send-once.ts'

const statusError = (status: number, body?: unknown) => new ApiError({ kind: 'status', status, body })
const violation = (propertyPath: string) => statusError(422, { violations: [{ propertyPath, message: 'Non.' }] })
const ended = new ApiError({ kind: 'session' })

/** A call of `sendOnce` with a log of its steps. */
function attempt(options: Partial<Sending> = {}) {
  const log: string[] = []
  const result = sendOnce({
    sentBarcode: undefined,
    isDrawn: true,
    isAbandoned: () => false,
    remember: (mayExist) => log.push(mayExist ? 'may exist' : 'does not exist'),
    ...options,
    exists: async (barcode) => {
      log.push(`look up ${barcode}`)
      return (await options.exists?.(barcode)) ?? false
    },
    send: async () => {
      log.push('send')
      await options.send?.()
    },
  })
  return { result, log }
}

test('an order is remembered before it is sent', async () => {
  const { result, log } = attempt()
  expect(log).toEqual(['may exist', 'send'])
  expect(await result).toBe('created')
  expect(log).toEqual(['may exist', 'send'])
})

describe('an order that an earlier call may have created', () => {
  test('is not sent when its barcode is found', async () => {
    const { result, log } = attempt({ sentBarcode: 'A', exists: async () => true })
    expect(await result).toBe('created')
    expect(log).toEqual(['look up A'])
  })

  test('is sent when its barcode is not found', async () => {
    const { result, log } = attempt({ sentBarcode: 'A' })
    expect(await result).toBe('created')
    expect(log).toEqual(['look up A', 'may exist', 'send'])
  })

  test.each([
    { failure: 'a failed look-up', error: statusError(500), problem: 'unverified' },
    { failure: 'a look-up without session', error: ended, problem: 'session' },
  ])('is not sent after $failure', async ({ error, problem }) => {
    const { result, log } = attempt({ sentBarcode: 'A', exists: () => Promise.reject(error) })
    expect(await result).toEqual({ problem, error })
    expect(log).toEqual(['look up A'])
  })

  test('is not sent when the person leaves during the look-up', async () => {
    const isAbandoned = vi.fn(() => true)
    const { result, log } = attempt({ sentBarcode: 'A', isAbandoned })
    expect(await result).toBe('abandoned')
    expect(log).toEqual(['look up A'])
  })
})

test.each([
  { failure: 'a violation', error: violation('client.phone'), problem: 'refused', mayExist: false },
  { failure: 'a 403', error: statusError(403), problem: 'refused', mayExist: false },
  { failure: 'the end of the session', error: ended, problem: 'session', mayExist: false },
  { failure: 'an answer after the session', error: new AnsweredAfterSession(), problem: 'lost', mayExist: true },
  { failure: 'no answer', error: new ApiError({ kind: 'network' }), problem: 'lost', mayExist: true },
  { failure: 'a 503', error: statusError(503), problem: 'lost', mayExist: true },
  { failure: 'a conflict', error: statusError(409), problem: 'refused', mayExist: true },
  { failure: 'a violation of the barcode', error: violation('barcode'), problem: 'refused', mayExist: true },
  {
    failure: 'a violation of the external id',
    error: violation('externalOrderId'),
    problem: 'refused',
    mayExist: true,
  },
])('after $failure the order may exist: $mayExist', async ({ error, problem, mayExist }) => {
  const { result, log } = attempt({ send: () => Promise.reject(error) })
  expect(await result).toEqual({ problem, error })
  expect(log).toEqual(['may exist', 'send', ...(mayExist ? [] : ['does not exist'])])
})

test.each([{ error: statusError(409) }, { error: violation('barcode') }])(
  'a typed barcode that is taken belongs to another order',
  async ({ error }) => {
    const { result, log } = attempt({ isDrawn: false, send: () => Promise.reject(error) })
    expect(await result).toEqual({ problem: 'refused', error })
    expect(log).toEqual(['may exist', 'send', 'does not exist'])
  },
)
