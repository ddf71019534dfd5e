import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { beginSubmission, countMissing, isStarted, sendMissing, type Submission } from './submission.ts'

const codes = { barcode: () => 'ABCDEFGH', group: () => 'ZYXWVUTS', receive: () => '12345678' }
const orderDrafts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `7.${index + 1}`, booking: 7 }))

const refused = new ApiError({
  kind: 'status',
  status: 422,
  body: { violations: [{ propertyPath: 'a', message: 'b' }] },
})
const failures = {
  'a refusal': refused,
  'a 403': new ApiError({ kind: 'status', status: 403, body: { description: 'Non.' } }),
  'a lost answer': new ApiError({ kind: 'network' }),
  'no answer in time': new ApiError({ kind: 'timeout' }),
  'a 503': new ApiError({ kind: 'status', status: 503 }),
  'an unreadable answer': new ApiError({ kind: 'unreadable', status: 201 }),
  'the end of the session': new ApiError({ kind: 'session' }),
} as const

/** A server that stores orders, and the submission as stored by the page. */
function makeWorld(count: number) {
  const world = {
    submission: beginSubmission(undefined, orderDrafts(count), 'vini', codes),
    stored: [] as string[],
    calls: [] as string[],
    trouble: new Map<number, { error: unknown; arrives: boolean }>(),
    blind: false,
  }
  const barcodeAt = (index: number) => world.submission.orders[index]?.barcode ?? ''
  const run = (restored = false) =>
    sendMissing(
      world.submission.orders,
      {
        send: async (index) => {
          const barcode = barcodeAt(index)
          world.calls.push(`POST ${barcode}`)
          const trouble = world.trouble.get(index)
          world.trouble.delete(index)
          if (trouble === undefined || trouble.arrives) world.stored.push(barcode)
          if (trouble !== undefined) throw trouble.error
        },
        exists: async (barcode) => {
          world.calls.push(`GET ${barcode}`)
          if (world.blind) throw new ApiError({ kind: 'status', status: 500 })
          return world.stored.includes(barcode)
        },
        save: (index, change) => {
          const orders = world.submission.orders.map((order, rank) =>
            rank === index ? { ...order, ...change } : order,
          )
          world.submission = { ...world.submission, orders }
        },
        isAbandoned: () => false,
      },
      { restored },
    )
  return { world, run }
}

const statesOf = ({ orders }: Submission) => orders.map(({ state }) => state)
const everyBarcode = (count: number) => orderDrafts(count).map((_, index) => `vini-ABCDEFGH-${index + 1}`)

test('[WIZ-24] [WIZ-27] [WIZ-31] several orders share stem, group and pick-up code', () => {
  const { orders, multiOrderCode, receiveCode } = beginSubmission(undefined, orderDrafts(3), 'vini', codes)
  expect(orders.map(({ barcode }) => barcode)).toEqual(['vini-ABCDEFGH-1', 'vini-ABCDEFGH-2', 'vini-ABCDEFGH-3'])
  expect([multiOrderCode, receiveCode]).toEqual(['ZYXWVUTS', '12345678'])
})

test('[WIZ-25] [WIZ-28] a single order has neither suffix nor group', () => {
  const { orders, multiOrderCode } = beginSubmission(undefined, orderDrafts(1), 'vini', codes)
  expect(orders.map(({ barcode }) => barcode)).toEqual(['vini-ABCDEFGH'])
  expect(multiOrderCode).toBeNull()
})

test('a second attempt keeps every code and drops the messages of the first', () => {
  const first = beginSubmission(undefined, orderDrafts(2), 'vini', codes)
  const said = {
    ...first,
    orders: first.orders.map((order) => ({ ...order, problem: 'lost' as const, description: 'x' })),
  }
  const draw = vi.fn(() => 'OTHER')
  expect(beginSubmission(said, orderDrafts(2), 'vini', { barcode: draw, group: draw, receive: draw })).toEqual(first)
  expect(draw).not.toHaveBeenCalled()
})

describe.each(Object.entries(failures))('%s', (_name, error) => {
  const isCertain = error.kind === 'session' || (error.kind === 'status' && error.status !== 503)

  describe.each([0, 1, 2, 3, 4])('at order %i of five', (index) => {
    test.each(isCertain ? [false] : [false, true])('the order is stored on the server: %s', async (arrives) => {
      const { world, run } = makeWorld(5)
      world.trouble.set(index, { error, arrives })

      expect(await run()).toBe(false)
      expect(world.calls).toHaveLength(index + 1)
      expect(countMissing(world.submission)).toBe(5 - index)
      expect(world.submission.orders[index]?.state).toBe(isCertain ? 'waiting' : 'sent')

      expect(await run()).toBe(true)
      expect(world.stored.toSorted()).toEqual(everyBarcode(5))
      const lookedUp = world.calls.filter((call) => call.startsWith('GET'))
      expect(lookedUp).toEqual(isCertain ? [] : [`GET vini-ABCDEFGH-${index + 1}`])
    })
  })
})

test('[WIZ-39] when the look-up fails nothing is sent', async () => {
  const { world, run } = makeWorld(3)
  world.trouble.set(1, { error: failures['a lost answer'], arrives: true })
  await run()
  world.blind = true
  world.calls.length = 0
  expect(await run()).toBe(false)
  expect(world.calls).toEqual(['GET vini-ABCDEFGH-2'])
  expect(world.submission.orders[1]).toMatchObject({ state: 'sent', problem: 'unverified' })
  world.blind = false
  expect(await run()).toBe(true)
  expect(world.stored).toEqual(everyBarcode(3))
})

test.each([
  ['a conflict', new ApiError({ kind: 'status', status: 409, body: { description: 'Déjà là.' } })],
  [
    'an objection to its barcode',
    new ApiError({
      kind: 'status',
      status: 422,
      body: { violations: [{ propertyPath: 'barcode', message: 'Pris.' }] },
    }),
  ],
])('%s: the order may have been stored, so it is looked up', async (_name, error) => {
  const { world, run } = makeWorld(2)
  // The browser sent the call twice and received only the second answer.
  world.trouble.set(0, { error, arrives: true })
  expect(await run()).toBe(false)
  expect(world.submission.orders[0]).toMatchObject({ state: 'sent', problem: 'refused' })
  expect(await run()).toBe(true)
  expect(world.stored).toEqual(everyBarcode(2))
})

test('an order is stored as sent before it leaves', async () => {
  const { world, run } = makeWorld(2)
  const sending = run()
  expect(statesOf(world.submission)).toEqual(['sent', 'waiting'])
  expect(isStarted(world.submission)).toBe(true)
  await sending
})

test('after a reload the orders are looked up before anything is sent', async () => {
  const { world, run } = makeWorld(3)
  // A copy of this tab has sent the second order meanwhile.
  world.stored.push('vini-ABCDEFGH-2')
  expect(await run(true)).toBe(true)
  expect(world.stored.toSorted()).toEqual(everyBarcode(3))
  expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST vini-ABCDEFGH-1',
    'POST vini-ABCDEFGH-3',
  ])
})

test('no further order is sent once the person has left', async () => {
  const { world } = makeWorld(3)
  const send = vi.fn(async () => {})
  const port = { send, exists: async () => false, save: () => {}, isAbandoned: () => send.mock.calls.length === 1 }
  expect(await sendMissing(world.submission.orders, port)).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})

test("the server's violations are kept, or its message", async () => {
  const { world, run } = makeWorld(2)
  world.trouble.set(0, { error: refused, arrives: false })
  await run()
  expect(world.submission.orders[0]).toMatchObject({ violations: [{ propertyPath: 'a', message: 'b' }] })
  world.trouble.set(0, { error: failures['a 403'], arrives: false })
  await run()
  expect(world.submission.orders[0]).toMatchObject({ description: 'Non.', problem: 'refused' })
})
