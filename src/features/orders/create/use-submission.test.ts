import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { beginSending, countMissing, type Draft, emptyDraft, isStarted, withResult } from './draft.ts'
import { codes } from './test-draft.ts'
import { sendMissing } from './use-submission.ts'

const violationOf = (propertyPath: string) =>
  new ApiError({ kind: 'status', status: 422, body: { violations: [{ propertyPath, message: 'b' }] } })
const refused = violationOf('a')
const failures = {
  'a refusal': refused,
  'a 403': new ApiError({ kind: 'status', status: 403, body: { description: 'Non.' } }),
  'a lost answer': new ApiError({ kind: 'network' }),
  'no answer in time': new ApiError({ kind: 'timeout' }),
  'a 503': new ApiError({ kind: 'status', status: 503 }),
  'an unreadable answer': new ApiError({ kind: 'unreadable', status: 201 }),
  'the end of the session': new ApiError({ kind: 'session' }),
} as const

/** A server that stores orders, and the draft as stored by the page. */
function makeWorld(count: number) {
  const world = {
    draft: beginSending(
      {
        ...emptyDraft,
        company: { id: 1, name: 'Vini', cleveronCompanyId: 'vini' },
        quantities: { '7': count },
        places: { '7': { machine: 'Taina', zone: 'Frais', size: '1' } },
      },
      codes,
    ),
    stored: [] as string[],
    calls: [] as string[],
    trouble: new Map<number, { error: unknown; arrives: boolean }>(),
    blind: false,
  }
  const barcodeAt = (index: number) => ordersOf(world.draft)[index]?.barcode ?? ''
  const port = {
    begin: () => {},
    send: async (index: number) => {
      const barcode = barcodeAt(index)
      world.calls.push(`POST ${barcode}`)
      const trouble = world.trouble.get(index)
      world.trouble.delete(index)
      if (trouble === undefined || trouble.arrives) world.stored.push(barcode)
      if (trouble !== undefined) throw trouble.error
      const id = 100 + index
      return { '@id': `/api/orders/${id}`, id }
    },
    find: async (barcode: string) => {
      world.calls.push(`GET ${barcode}`)
      if (world.blind) throw new ApiError({ kind: 'status', status: 500 })
      return world.stored.includes(barcode) ? 900 : undefined
    },
    save: (index: number, result: object) => {
      world.draft = withResult(world.draft, index, result)
    },
    isAbandoned: () => false,
    wasRestored: false,
  }
  const run = (changed: Partial<typeof port> = {}) => sendMissing(ordersOf(world.draft), { ...port, ...changed })
  return { world, run }
}

const ordersOf = ({ submission }: Draft) => submission?.orders ?? []
const everyBarcode = (count: number) => Array.from({ length: count }, (_, index) => `vini-ABCDEFGH-${index + 1}`)

describe.each(Object.entries(failures))('%s', (_name, error) => {
  const isCertain = error.kind === 'session' || (error.kind === 'status' && error.status !== 503)

  describe.each([0, 1, 2, 3, 4])('at order %i of five', (index) => {
    test.each(isCertain ? [false] : [false, true])('the order is stored on the server: %s', async (arrives) => {
      const { world, run } = makeWorld(5)
      world.trouble.set(index, { error, arrives })

      expect(await run()).toBe(false)
      expect(world.calls).toHaveLength(index + 1)
      expect(countMissing(world.draft.submission)).toBe(5 - index)
      expect(ordersOf(world.draft)[index]?.state).toBe(isCertain ? 'waiting' : 'sent')

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
  expect(ordersOf(world.draft)[1]).toMatchObject({ state: 'sent', problem: 'unverified' })
  world.blind = false
  expect(await run()).toBe(true)
  expect(world.stored).toEqual(everyBarcode(3))
})

test.each([
  ['a conflict', new ApiError({ kind: 'status', status: 409, body: { description: 'Déjà là.' } })],
  ['a violation of its barcode', violationOf('barcode')],
  ['a violation of its external id', violationOf('externalOrderId')],
])('%s: the order may have been stored, so it is looked up', async (_name, error) => {
  const { world, run } = makeWorld(2)
  // The browser sent the call twice and received only the second answer.
  world.trouble.set(0, { error, arrives: true })
  expect(await run()).toBe(false)
  expect(ordersOf(world.draft)[0]).toMatchObject({ state: 'sent', problem: 'refused' })
  expect(await run()).toBe(true)
  expect(world.stored).toEqual(everyBarcode(2))
})

test('an order is stored as sent before it leaves', async () => {
  const { world, run } = makeWorld(2)
  const sending = run()
  expect(ordersOf(world.draft).map(({ state }) => state)).toEqual(['sent', 'waiting'])
  expect(isStarted(world.draft.submission)).toBe(true)
  await sending
})

test('after a reload the orders are looked up before anything is sent', async () => {
  const { world, run } = makeWorld(3)
  // A copy of this tab has sent the second order meanwhile.
  world.stored.push('vini-ABCDEFGH-2')
  expect(await run({ wasRestored: true })).toBe(true)
  expect(world.stored.toSorted()).toEqual(everyBarcode(3))
  expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST vini-ABCDEFGH-1',
    'POST vini-ABCDEFGH-3',
  ])
})

test('no further order is sent once the person has left', async () => {
  const { world, run } = makeWorld(3)
  expect(await run({ isAbandoned: () => world.calls.length === 1 })).toBe(false)
  expect(world.calls).toEqual(['POST vini-ABCDEFGH-1'])
})

test('an order that exists is never stored as waiting after its call', async () => {
  const { run } = makeWorld(2)
  const save = vi.fn()
  await run({ save })
  const states = (index: number) => save.mock.calls.filter(([of]) => of === index).map(([, { state }]) => state)
  expect([0, 1].map(states)).toEqual([
    ['sent', 'created'],
    ['sent', 'created'],
  ])
})

test('the ids of sent and of found orders are kept, for their labels', async () => {
  const { world, run } = makeWorld(2)
  world.trouble.set(1, { error: failures['a lost answer'], arrives: true })
  await run()
  await run()
  expect(ordersOf(world.draft).map(({ id }) => id)).toEqual([100, 900])
})

test("the server's violations are kept, or its message", async () => {
  const { world, run } = makeWorld(2)
  world.trouble.set(0, { error: refused, arrives: false })
  await run()
  expect(ordersOf(world.draft)[0]).toMatchObject({ violations: [{ propertyPath: 'a', message: 'b' }] })
  world.trouble.set(0, { error: failures['a 403'], arrives: false })
  await run()
  expect(ordersOf(world.draft)[0]).toMatchObject({ description: 'Non.', problem: 'refused' })
})
