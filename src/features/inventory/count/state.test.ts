import { describe, expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { beginCount, countCode, countSchema, dropStranger, mark, missingIn, presentIn, settle } from './state.ts'

const zone = (id: number, name: string) => ({ slot: { '@id': '', id, temperatureZone: { '@id': '', id, name } } })
const order = (id: number, barcode: string | undefined, slot?: string) =>
  ({
    '@id': `/api/orders/${id}`,
    id,
    ...(barcode !== undefined && { barcode }),
    ...(slot !== undefined && { cleveronSlotId: slot }),
    status: 'operin',
    client: { '@id': '/api/clients/1', id: 1, firstname: 'Moea' },
    receiveCode: '12345678',
    bookingSlot: { '@id': '', id: 1, ...zone(1, 'Frais') },
  }) as unknown as Order

const now = new Date('2026-11-22T14:00:00-10:00')
const begin = (...orders: Order[]) => beginCount({ id: 3, name: 'Taina-3' }, orders, now)
const scanAll = (start: ReturnType<typeof begin>, ...codes: string[][]) =>
  codes.reduce((count, texts) => countCode(count, texts)[0], start)

describe('[INV-04] a code', () => {
  test('of two parcels counts another one each time, and then says that both were counted', () => {
    const start = begin(order(1, 'A'), order(2, 'A'))
    const [one, first] = countCode(start, ['A'])
    const [two, second] = countCode(one, ['A'])
    const [three, third] = countCode(two, ['A'])
    expect([first, second, third].map(({ kind }) => kind)).toEqual(['present', 'present', 'again'])
    expect(missingIn(three)).toEqual([])
  })

  test('of two parcels that a scanner reads twice counts one of them', () => {
    const [one] = countCode(begin(order(1, 'A'), order(2, 'A')), ['A'])
    const [two, { kind }] = countCode(one, ['A'], true)
    expect([kind, missingIn(two).length]).toEqual(['again', 1])
    expect(countCode(begin(order(1, 'A')), ['A'], true)[1].kind).toBe('present')
  })

  test.each([
    ['with accents and spaces', 'Épicerie Vaima 1'],
    ['of 60 characters', 'X'.repeat(60)],
  ])('%s is compared letter for letter', (_case, barcode) => {
    const start = begin(order(1, barcode))
    expect(countCode(start, [barcode])[1].kind).toBe('present')
    expect(countCode(start, [barcode.toLowerCase()])[1].kind).toBe('stranger')
  })

  test('that the scanner typed for another keyboard is read as the expected one', () => {
    const [count, { kind }] = countCode(begin(order(1, 'RAR-41')), ['RQR641', 'RAR-41'])
    expect([kind, count.strangers]).toEqual(['present', []])
  })

  test('that is unexpected is kept once, and can be dropped', () => {
    const [once, first] = countCode(begin(), ['X1', 'Y1'])
    const [twice, second] = countCode(once, ['X1', 'Y1'])
    expect([first.kind, second.kind]).toEqual(['stranger', 'strangerAgain'])
    expect(twice.strangers).toEqual([{ texts: ['X1', 'Y1'], found: { kind: 'waiting' } }])
    expect(settle(twice, 'X1', { kind: 'unknown' }).strangers[0]?.found).toEqual({ kind: 'unknown' })
    expect(dropStranger(twice, 'X1').strangers).toEqual([])
  })
})

test('[INV-04] a tap marks a parcel and takes the mark back, also one without a barcode', () => {
  const start = begin(order(7, undefined))
  expect(start.parcels[0]?.code).toBe('#7')
  const marked = mark(start, 7, true)
  expect(presentIn(marked)).toHaveLength(1)
  expect(mark(marked, 7, false)).toEqual(start)
})

test('[INV-04] the parcels of a machine without zones are counted too, by the number of the slot', () => {
  const bare = (id: number, slot: string) =>
    ({ ...order(id, `CMP-${id}`, slot), bookingSlot: undefined }) as unknown as Order
  const count = begin(bare(1, '10'), bare(2, '9'), order(3, 'CMP-3', '1'))
  expect(count.parcels.map(({ id, zone: name }) => [id, name])).toEqual([
    [3, 'Frais'],
    [2, undefined],
    [1, undefined],
  ])
  expect(countSchema.parse(JSON.parse(JSON.stringify(count)))).toEqual(JSON.parse(JSON.stringify(count)))
  expect(countCode(count, ['CMP-1'])[1]).toMatchObject({ kind: 'present', parcel: { id: 1 } })
})

test('[INV-05] a stored count can be restored, and holds no personal data', () => {
  const count = scanAll(begin(order(1, 'A', '9'), order(2, 'B', '10')), ['A'], ['Z'])
  const text = JSON.stringify(count)
  expect(countSchema.parse(JSON.parse(text))).toEqual(JSON.parse(text))
  expect(text).not.toMatch(/Moea|12345678|client|company/)
  expect(count.parcels.map(({ slot, zone: name }) => [slot, name])).toEqual([
    ['9', 'Frais'],
    ['10', 'Frais'],
  ])
})
