import { describe, expect, test, vi } from 'vitest'
import { createRun } from '#lib/run.ts'
import { AnsweredAfterSession, ApiError, judgeWrite } from './errors.ts'
import { type Creation, sendOnce } from './send-once.ts'

const statusError = (status: number, body?: unknown) => new ApiError({ kind: 'status', status, body })
const ended = new ApiError({ kind: 'session' })

const isTaken = ({ status }: ApiError) => status === 409

type Options = Partial<Omit<Creation<string, unknown, number>, 'remember'>>

/** Creates the record with the code B, and logs the steps. */
function attempt(options: Options = {}) {
  const log: string[] = []
  const { find, send, ...others } = options
  const result = sendOnce<string, unknown, number>({
    mark: 'B',
    earlier: undefined,
    looks: 'before',
    isTaken,
    ...others,
    remember: (mark) => log.push(mark === undefined ? 'forget' : `remember ${mark}`),
    find: async (mark) => {
      log.push(`look up ${mark}`)
      return find?.(mark)
    },
    send: async () => {
      log.push('send')
      return send?.()
    },
  })
  return { result, log }
}

test('a record is remembered before it is sent, and forgotten once it exists', async () => {
  const { result, log } = attempt({ send: async () => 'new' })
  expect(log).toEqual(['remember B', 'send'])
  expect(await result).toEqual({ result: 'created', data: 'new' })
  expect(log).toEqual(['remember B', 'send', 'forget'])
})

test.each([undefined, 'A'])('nothing is looked up or sent after the person left (earlier: %s)', async (earlier) => {
  const { result, log } = attempt({ earlier, isAbandoned: () => true })
  expect(await result).toEqual({ result: 'abandoned' })
  expect(log).toEqual([])
})

describe('a record with a code, which an earlier call may have created', () => {
  test('is not sent when its code is found', async () => {
    const { result, log } = attempt({ earlier: 'A', find: async () => 7 })
    expect(await result).toEqual({ result: 'found', found: 7 })
    expect(log).toEqual(['look up A', 'forget'])
  })

  test('is sent with the new code when the earlier one is not found', async () => {
    const { result, log } = attempt({ earlier: 'A' })
    expect(await result).toMatchObject({ result: 'created' })
    expect(log).toEqual(['look up A', 'remember B', 'send', 'forget'])
  })

  test('is forgotten when it is not found and then refused', async () => {
    const { result, log } = attempt({ earlier: 'A', send: () => Promise.reject(statusError(422)) })
    expect(await result).toMatchObject({ result: 'refused' })
    expect(log).toEqual(['look up A', 'remember B', 'send', 'forget'])
  })

  test.each([
    { failure: 'a failed look-up', error: statusError(500), result: 'unverified' },
    { failure: 'a look-up without session', error: ended, result: 'session' },
  ])('is not sent after $failure', async ({ error, result }) => {
    const sending = attempt({ earlier: 'A', find: () => Promise.reject(error) })
    expect(await sending.result).toEqual({ result, error })
    expect(sending.log).toEqual(['look up A'])
  })

  test('is not sent when the person leaves during the look-up', async () => {
    const isAbandoned = vi.fn(() => true).mockReturnValueOnce(false)
    const { result, log } = attempt({ earlier: 'A', isAbandoned })
    expect(await result).toEqual({ result: 'abandoned' })
    expect(log).toEqual(['look up A'])
  })
})

test.each([
  { failure: 'a violation', error: statusError(422), result: 'refused', mayExist: false },
  { failure: 'a 403', error: statusError(403), result: 'refused', mayExist: false },
  { failure: 'the end of the session', error: ended, result: 'session', mayExist: false },
  { failure: 'an answer after the session', error: new AnsweredAfterSession(), result: 'lost', mayExist: true },
  { failure: 'no answer', error: new ApiError({ kind: 'network' }), result: 'lost', mayExist: true },
  { failure: 'a 503', error: statusError(503), result: 'lost', mayExist: true },
  { failure: 'a refusal as taken', error: statusError(409), result: 'refused', mayExist: true },
])('after $failure the record may exist: $mayExist', async ({ error, result, mayExist }) => {
  const sending = attempt({ send: () => Promise.reject(error) })
  expect(await sending.result).toEqual({ result, error })
  expect(sending.log).toEqual(['remember B', 'send', ...(mayExist ? [] : ['forget'])])
})

describe('a record without a code', () => {
  const lost = new ApiError({ kind: 'network' })
  const taken = statusError(409)

  test('is looked up right after a loss, and reported beside the failure', async () => {
    const { result, log } = attempt({ looks: 'after', send: () => Promise.reject(lost), find: async () => 7 })
    expect(await result).toEqual({ result: 'lost', error: lost, found: 7 })
    expect(log).toEqual(['remember B', 'send', 'look up B'])
  })

  test('is sent again without a look-up, and the first call stays remembered', async () => {
    const { result, log } = attempt({ looks: 'after', earlier: 'A', send: () => Promise.reject(lost) })
    expect(await result).toEqual({ result: 'lost', error: lost })
    expect(log).toEqual(['remember A', 'send', 'look up A'])
  })

  test('keeps the mark of an earlier call when it is refused', async () => {
    const { result, log } = attempt({ looks: 'after', earlier: 'A', send: () => Promise.reject(statusError(422)) })
    expect(await result).toMatchObject({ result: 'refused' })
    expect(log).toEqual(['remember A', 'send', 'remember A'])
  })

  test.each([
    { found: 7, steps: [] },
    { found: undefined, steps: ['forget'] },
  ])('with taken values is this record, if a new record has them: $found', async ({ found, steps }) => {
    const { result, log } = attempt({ looks: 'after', send: () => Promise.reject(taken), find: async () => found })
    expect(await result).toEqual({ result: 'refused', error: taken, found })
    expect(log).toEqual(['remember B', 'send', 'look up B', ...steps])
  })

  test('stays remembered after a loss that cannot be looked up', async () => {
    const options = { send: () => Promise.reject(lost), find: () => Promise.reject(statusError(500)) }
    const { result, log } = attempt({ looks: 'after', ...options })
    expect(await result).toEqual({ result: 'lost', error: lost })
    expect(log).toEqual(['remember B', 'send', 'look up B'])
  })
})

test('fifty records in a run, three at a time, with answers lost at 1, 25 and 50, exist exactly once', async () => {
  const codes = Array.from({ length: 50 }, (_, index) => `code ${index + 1}`)
  const stored: string[] = []
  let inFlight = 0
  let most = 0
  const losses = new Map([
    // The first one is not stored.
    ['code 1', false],
    ['code 25', true],
    ['code 50', true],
  ])
  const post = async (code: string) => {
    most = Math.max(most, ++inFlight)
    await Promise.resolve()
    inFlight -= 1
    const isStored = losses.get(code) ?? true
    const isLost = losses.delete(code)
    if (isStored) stored.push(code)
    if (isLost) throw new ApiError({ kind: 'network' })
  }
  const find = async (code: string) => (stored.includes(code) ? code : undefined)
  const marks = new Map<string, string | undefined>()
  const run = createRun(codes, {
    read: find,
    decide: (_code, found) => (found === undefined ? 'write' : 'there'),
    write: async (code) => {
      const outcome = await sendOnce({
        mark: code,
        earlier: marks.get(code),
        remember: (mark) => marks.set(code, mark),
        send: () => post(code),
        find,
        looks: 'after',
      })
      if (outcome.result !== 'created' && outcome.found === undefined) throw outcome.error
    },
    judge: (error) => ({ fault: judgeWrite(error) }),
    settles: true,
  })
  run.start()
  await vi.waitFor(() => expect(run.view().phase).toBe('over'))
  expect(run.retryable()).toEqual(['code 1'])
  run.retry()
  await vi.waitFor(() => expect(run.view().phase).toBe('over'))
  expect(run.view().entries.every(({ outcome }) => outcome?.kind === 'done')).toBe(true)
  expect(stored.toSorted()).toEqual(codes.toSorted())
  expect(most).toBe(3)
})
