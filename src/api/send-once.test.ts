import { describe, expect, test, vi } from 'vitest'
import { AnsweredAfterSession, ApiError } from './errors.ts'
import { type Creation, type Outcome, sendOnce } from './send-once.ts'

const failure = (status: number) => new ApiError({ kind: 'status', status })
const fail = (error: unknown) => async () => {
  throw error
}
const ended = new ApiError({ kind: 'session' })
const afterSession = new AnsweredAfterSession()
const lost = new ApiError({ kind: 'network' })
const taken = failure(409)
const refused = failure(422)
const outage = failure(503)

type Options = Partial<Omit<Creation<string, unknown, number>, 'remember'>>
type Case = [what: string, options: Options, steps: string, outcome: Outcome<unknown, number>]

/** Creates the record with the code B, and logs the steps. */
async function attempt({ find, send, ...options }: Options) {
  const steps: string[] = []
  const outcome = await sendOnce<string, unknown, number>({
    mark: 'B',
    earlier: undefined,
    looks: 'before',
    isTaken: ({ status }) => status === 409,
    ...options,
    remember: (mark) => steps.push(mark === undefined ? 'forget' : `remember ${mark}`),
    find: async (mark) => {
      steps.push(`look up ${mark}`)
      return find?.(mark)
    },
    send: async () => {
      steps.push('send')
      return send?.()
    },
  })
  return { steps: steps.join(', '), outcome }
}

const find = async () => 7
const created = { result: 'created', data: undefined } as const
const abandoned = { result: 'abandoned' } as const
const hasLeft = () => true

describe('a record with a code', () => {
  test.each<Case>([
    ['is remembered before it is sent, and forgotten once it exists', {}, 'remember B, send, forget', created],
    ['is not sent after the person left', { isAbandoned: hasLeft }, '', abandoned],
    ['is not looked up after the person left', { earlier: 'A', isAbandoned: hasLeft }, '', abandoned],
    [
      'is not sent when the person leaves during the look-up',
      { earlier: 'A', isAbandoned: vi.fn(hasLeft).mockReturnValueOnce(false) },
      'look up A',
      abandoned,
    ],
    ['is not sent when it is found', { earlier: 'A', find }, 'look up A, forget', { result: 'found', found: 7 }],
    ['is sent when it is not found', { earlier: 'A' }, 'look up A, remember B, send, forget', created],
    [
      'is forgotten when it is not found and then refused',
      { earlier: 'A', send: fail(refused) },
      'look up A, remember B, send, forget',
      { result: 'refused', error: refused },
    ],
    [
      'is not sent after a failed look-up',
      { earlier: 'A', find: fail(outage) },
      'look up A',
      { result: 'unverified', error: outage },
    ],
    [
      'is not sent after a look-up without session',
      { earlier: 'A', find: fail(ended) },
      'look up A',
      { result: 'session', error: ended },
    ],
  ])('%s', async (_what, options, steps, outcome) => expect(await attempt(options)).toEqual({ steps, outcome }))

  test.each([
    { what: 'a violation', error: refused, result: 'refused', mayExist: false },
    { what: 'the end of the session', error: ended, result: 'session', mayExist: false },
    { what: 'an answer after the session', error: afterSession, result: 'lost', mayExist: true },
    { what: 'no answer', error: lost, result: 'lost', mayExist: true },
    { what: 'a refusal as taken', error: taken, result: 'refused', mayExist: true },
  ])('may exist after $what: $mayExist', async ({ error, result, mayExist }) => {
    const steps = `remember B, send${mayExist ? '' : ', forget'}`
    expect(await attempt({ send: fail(error) })).toEqual({ steps, outcome: { result, error } })
  })
})

test.each<Case>([
  [
    'is looked up right after a loss, and reported beside the failure',
    { send: fail(lost), find },
    'remember B, send, look up B',
    { result: 'lost', error: lost, found: 7 },
  ],
  [
    'is sent again without a look-up, and the first call stays remembered',
    { earlier: 'A', send: fail(lost) },
    'remember A, send, look up A',
    { result: 'lost', error: lost },
  ],
  [
    'keeps the mark of an earlier call when it is refused',
    { earlier: 'A', send: fail(refused) },
    'remember A, send, remember A',
    { result: 'refused', error: refused },
  ],
  [
    'with taken values is this record, if a new record has them',
    { send: fail(taken), find },
    'remember B, send, look up B',
    { result: 'refused', error: taken, found: 7 },
  ],
  [
    'with taken values is another one, if no new record has them',
    { send: fail(taken) },
    'remember B, send, look up B, forget',
    { result: 'refused', error: taken },
  ],
  [
    'stays remembered after a loss that cannot be looked up',
    { send: fail(lost), find: fail(outage) },
    'remember B, send, look up B',
    { result: 'lost', error: lost },
  ],
])('a record without a code %s', async (_what, options, steps, outcome) =>
  expect(await attempt({ looks: 'after', ...options })).toEqual({ steps, outcome }),
)
