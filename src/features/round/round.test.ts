import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import {
  beginStep,
  couriersOf,
  isSource,
  kindsOf,
  moved,
  ofCourier,
  parcelsOf,
  reordered,
  stopsOf,
  storedIn,
  tellsCouriers,
  judgeScan,
} from './parcels.ts'
import { abandoned, added, firstOfEach, type Step, type StepKind, without } from './waiting.ts'

const at = '2026-11-26T08:00:00.000Z'

function order(id: number, status: string, machine: number, given: Partial<Order> = {}): Order {
  const locker = { '@id': `/api/lockers/${machine}`, id: machine, shortLocation: `Quai-${machine}` }
  return { '@id': `/api/orders/${id}`, id, barcode: `CMP-${id}`, status, locker, ...given }
}

const orders = [
  order(1, 'ready_for_delivery', 3),
  order(2, 'picked_up', 3),
  order(3, 'picked_up', 4),
  order(4, 'overtime', 3),
]
const parcels = parcelsOf(orders, [])
const [one, two] = [
  { id: 1, code: 'CMP-1' },
  { id: 2, code: 'CMP-2' },
]
const deposit: Step = { kind: 'deposit', machineId: 3, scanned: [] }
const kindOf = (step: Step, ...texts: string[]) => judgeScan(step, { parcels }, texts).kind

test('[TOUR-01] parcels are grouped by machine, to bring and to take back, in the chosen order', () => {
  const summary = (chosen: number[]) =>
    stopsOf(parcels, [], chosen).map(({ name, deliver, collect }) => [name, deliver.length, collect.length])
  expect(summary([])).toEqual([
    ['Quai-3', 2, 1],
    ['Quai-4', 1, 0],
  ])
  expect(summary([4, 3]).map(([name]) => name)).toEqual(['Quai-4', 'Quai-3'])
  // A machine that the device does not know yet comes last, the unknown one after it.
  const { locker: _none, ...lost } = order(9, 'picked_up', 5)
  const all = parcelsOf([lost, order(8, 'picked_up', 5), ...orders], [])
  expect(stopsOf(all, [], [4, 3]).map(({ name }) => name)).toEqual(['Quai-4', 'Quai-3', 'Quai-5', undefined])
})

test('[TOUR-01] a machine says how many parcels of which zone and size it gets', () => {
  const of = (zone: string, size: string, id: number) => ({ ...parcels[0]!, id, zone, size })
  expect(kindsOf([of('Frais', 'A', 1), of('Ambiant', 'B', 2), of('Frais', 'A', 3)])).toEqual([
    { zone: 'Ambiant', size: 'B', count: 1 },
    { zone: 'Frais', size: 'A', count: 2 },
  ])
})

test('[TOUR-01] a courier is chosen where the server tells who brings a parcel', () => {
  const shippedBy = { '@id': '/api/users/5', id: 5, firstName: 'Teva', lastName: 'Marama' }
  const told = parcelsOf([order(1, 'picked_up', 3, { shippedBy }), order(2, 'ready_for_delivery', 3)], [])
  expect(couriersOf(told)).toEqual([{ id: 5, name: 'Teva Marama' }])
  expect(ofCourier(told, '5').map(({ id }) => id)).toEqual([1])
  expect(ofCourier(told, 'sans').map(({ id }) => id)).toEqual([2])
  expect(ofCourier(told, undefined)).toHaveLength(2)
  expect(couriersOf(parcels)).toEqual([])
})

test.each<[what: string, told: Partial<Order>, tells: boolean]>([
  ['a courier', { shippedBy: { '@id': '/api/users/5', id: 5 } }, true],
  ['a null, because nobody brings the parcel yet', { shippedBy: null }, true],
  ['nothing', {}, false],
])('[TOUR-01] a server that sends %s for one of the parcels, %j, tells who brings them: %s', (_what, told, tells) => {
  expect(tellsCouriers([order(1, 'picked_up', 3), order(2, 'picked_up', 3, told)])).toBe(tells)
})

test('[TOUR-03] at the depot expected, scanned, taken and foreign parcels are told apart', () => {
  const take: Step = { kind: 'take', scanned: [] }
  expect(kindOf(take, 'CMP-1')).toBe('expected')
  expect(kindOf({ ...take, scanned: [1] }, 'CMP-1')).toBe('again')
  expect(kindOf(take, 'CMP-2')).toBe('taken')
  expect(kindOf(take, 'CMP-4')).toBe('toCollect')
  expect(kindOf(take, 'ELSE')).toBe('stranger')
  // The second reading of the keys is the right one.
  expect(kindOf(take, 'C;P-1', 'CMP-1')).toBe('expected')
})

test('[TOUR-04] at a machine a parcel of another one is refused by name, and so is one that stays at the depot', () => {
  expect(kindOf(deposit, 'CMP-2')).toBe('expected')
  expect(judgeScan(deposit, { parcels }, ['CMP-3'])).toMatchObject({ kind: 'elsewhere', parcel: { machine: 'Quai-4' } })
  // Of another courier.
  expect(judgeScan(deposit, { parcels: [], all: parcels }, ['CMP-3'])).toMatchObject({ kind: 'elsewhere' })
  expect(judgeScan(deposit, { parcels: [], all: parcels }, ['CMP-1'])).toMatchObject({ kind: 'stranger' })
  expect(kindOf(deposit, 'CMP-1')).toBe('atDepot')
  expect(kindOf(deposit, 'CMP-4')).toBe('toCollect')
  expect(kindOf({ ...deposit, kind: 'collect' }, 'CMP-4')).toBe('expected')
  expect(kindOf({ ...deposit, kind: 'collect' }, 'CMP-2')).toBe('toDeposit')
})

test('[TOUR-04] of two parcels with one barcode each scan takes another one, but a repeated scan does not', () => {
  const twins = parcelsOf([order(2, 'picked_up', 3, { barcode: 'X' }), order(5, 'picked_up', 3, { barcode: 'X' })], [])
  expect(judgeScan(deposit, { parcels: twins }, ['X'])).toMatchObject({ parcel: { id: 2 } })
  const second = { ...deposit, scanned: [2] }
  expect(judgeScan(second, { parcels: twins }, ['X'])).toMatchObject({ kind: 'expected', parcel: { id: 5 } })
  expect(judgeScan(second, { parcels: twins }, ['X'], true)).toMatchObject({ kind: 'again' })
})

test('[TOUR-05] a waiting change counts on screen, is kept once, and goes before the next one of its parcel', () => {
  const taken = added([], [one, one, two], 'picked_up', at)
  expect(added(taken, [one], 'picked_up', at)).toEqual(taken)
  const both = added(taken, [one], 'operin', at)
  expect(firstOfEach(both).map(({ id, status }) => [id, status])).toEqual([
    [1, 'picked_up'],
    [2, 'picked_up'],
  ])
  expect(parcelsOf(orders, both).find(({ id }) => id === 1)?.status).toBe('operin')
  expect(judgeScan(deposit, { parcels: parcelsOf(orders, both) }, ['CMP-1']).kind).toBe('done')
  expect(without(both, taken).map(({ status }) => status)).toEqual(['operin'])
})

test('[TOUR-05] a step stores its parcels without names, and goes on with those that were not read', () => {
  const named = { company: 'Vaima', courier: { id: 7, name: 'Teva Maono' } }
  const begun = beginStep(
    { kind: 'deposit', machineId: 3 },
    parcels.map((each) => ({ ...each, ...named })),
  )
  expect(begun).toMatchObject({ scanned: [], parcels: [{ id: 2, code: 'CMP-2', machine: 'Quai-3' }] })
  expect(JSON.stringify(begun)).not.toMatch(/Vaima|Teva/)
  expect(storedIn(begun, [], [])).toEqual(begun.parcels)
  expect(storedIn(begun, [], parcels)).toEqual([])
  expect(storedIn(begun, added([], [two], 'operin', at), [])).toMatchObject([{ id: 2, status: 'operin' }])
  expect(storedIn(deposit, [], [])).toEqual([])
  const sourcesOf = (kind: StepKind) =>
    ['ready_for_delivery', 'picked_up', 'overtime'].filter((each) => isSource(kind, each))
  expect(sourcesOf('take')).toEqual(['ready_for_delivery'])
  expect(sourcesOf('deposit')).toEqual(['ready_for_delivery', 'picked_up'])
  expect(sourcesOf('collect')).toEqual(['overtime'])
})

test('[TOUR-05] an abandoned change takes the later ones of its parcel with it', () => {
  const both = added(added([], [one, two], 'picked_up', at), [one, two], 'operin', at)
  const left = (status: 'picked_up' | 'operin') =>
    abandoned(both, { id: 1, status, at }).map((each) => `${each.id} ${each.status}`)
  expect(left('picked_up')).toEqual(['2 picked_up', '2 operin'])
  expect(left('operin')).toEqual(['1 picked_up', '2 picked_up', '2 operin'])
})

test('[TOUR-02] machines that a filter hides keep their places', () => {
  expect(reordered([1, 2, 3, 4, 5], [4, 2])).toEqual([1, 4, 3, 2, 5])
  expect(reordered([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
  expect(reordered([1, 2], [])).toEqual([1, 2])
})

test('[TOUR-02] a machine moves to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
