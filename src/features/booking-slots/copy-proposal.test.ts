import { expect, test } from 'vitest'
import type { BookingSlot } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { copySchema, hasCorrections, proposalsOf, sourceOptions, targetSlots, wantedOf } from './copy-proposal.ts'

const small = { size: 'S', height: 10, width: 20, depth: 30 }
const zoneOf = (id: number, myKey?: string) => ({ ...record('temperature_zones', id), name: `Zone ${id}`, myKey })
const slot = (id: number, available: number | undefined, more: object = {}) => ({
  ...record('slots', id),
  available,
  ...small,
  ...more,
})
const booking = (id: number, capacity: number, key?: string, more: object = {}, state: object = {}): BookingSlot => ({
  ...record('booking_slots', id),
  capacity,
  slot: { ...slot(id, 0), temperatureZone: zoneOf(5, key), ...more },
  ...state,
})
const targetsOf = (key: string, ...slots: ReturnType<typeof slot>[]) => targetSlots([{ ...zoneOf(8, key), slots }])
const fresh = (...slots: ReturnType<typeof slot>[]) => targetsOf('MT', ...slots)

const linesOf = (...given: Parameters<typeof proposalsOf>) =>
  proposalsOf(...given).map((each) => [each.slot, each.quantity, each.remark])

const missing = 'Aucun casier MT de taille S dans la nouvelle machine.'
const full = 'Plus aucun casier libre de cette taille.'
const fewer = 'Moins de casiers libres que réservés.'

test.each<[what: string, given: BookingSlot[], targets: ReturnType<typeof fresh>, proposed: unknown[][]]>([
  ['a slot with the same key and size', [booking(1, 3, 'MT')], fresh(slot(20, 5)), [['/api/slots/20', 3, undefined]]],
  ['all that is free', [booking(1, 5, 'MT')], fresh(slot(20, 5)), [['/api/slots/20', 5, undefined]]],
  ['less when less is free', [booking(1, 6, 'MT')], fresh(slot(20, 5)), [['/api/slots/20', 5, fewer]]],
  ['nothing when nothing is free', [booking(1, 6, 'MT')], fresh(slot(20, 0)), [['/api/slots/20', '', full]]],
  ['nothing of a number that cannot be', [booking(1, 6, 'MT')], fresh(slot(20, -2)), [['/api/slots/20', '', full]]],
  ['no slot of another size', [booking(1, 6, 'MT')], fresh(slot(20, 9, { size: 'M' })), [['', '', missing]]],
  ['no slot of another key', [booking(1, 6, 'MT')], targetsOf('LT', slot(20, 9)), [['', '', missing]]],
  [
    'the whole booking where the server does not say',
    [booking(1, 6, 'MT')],
    fresh(slot(20, undefined)),
    [['/api/slots/20', 6, undefined]],
  ],
  [
    'what the bookings before it have left',
    [booking(1, 3, 'MT'), booking(2, 3, 'MT'), booking(3, 1, 'MT')],
    fresh(slot(20, 5)),
    [
      ['/api/slots/20', 3, undefined],
      ['/api/slots/20', 2, fewer],
      ['/api/slots/20', '', full],
    ],
  ],
  [
    'the same dimensions first, and others when these are full',
    [booking(1, 3, 'MT'), booking(2, 3, 'MT')],
    fresh(slot(20, 9, { depth: 60 }), slot(21, 4)),
    [
      ['/api/slots/21', 3, undefined],
      ['/api/slots/20', 3, undefined],
    ],
  ],
  [
    'no quantity for a booking that is switched off',
    [booking(1, 3, 'MT', {}, { active: false })],
    fresh(slot(20, 5)),
    [['/api/slots/20', '', 'Cette réservation est désactivée.']],
  ],
  [
    'nothing without a key',
    [booking(1, 3)],
    fresh(slot(20, 5)),
    [['', '', 'La clé de sa zone ou sa taille ne sont pas connues.']],
  ],
  [
    'no quantity when that of the booking is not known',
    [booking(1, 3, 'MT', {}, { capacity: undefined })],
    fresh(slot(20, 5)),
    [['/api/slots/20', '', "Le nombre de casiers réservés n'est pas connu."]],
  ],
])('[COPY-03] proposes %s', (_what, given, targets, proposed) => expect(linesOf(given, targets, [])).toEqual(proposed))

const two = [booking(1, 3, 'MT'), booking(2, 3, 'MT')]
const already = 'Déjà réservé dans la nouvelle machine.'
const inNew = (id: number, slotId: number, capacity: number) => booking(id, capacity, 'MT', { id: slotId })

test.each<[what: string, existing: BookingSlot[], proposed: unknown[][]]>([
  [
    'one of two',
    [inNew(7, 20, 3)],
    [
      ['/api/slots/20', '', already],
      ['/api/slots/20', 3, undefined],
    ],
  ],
  [
    'both, in either slot',
    [inNew(7, 20, 3), inNew(8, 21, 3)],
    [
      ['/api/slots/20', '', already],
      ['/api/slots/21', '', already],
    ],
  ],
  [
    'none of another quantity or machine',
    [inNew(7, 20, 2), inNew(8, 99, 3)],
    [
      ['/api/slots/20', 3, undefined],
      ['/api/slots/20', 3, undefined],
    ],
  ],
])('[COPY-03] does not propose again what the new machine has: %s', (_what, existing, proposed) =>
  expect(linesOf(two, fresh(slot(20, 9), slot(21, 2)), existing)).toEqual(proposed),
)

const twoTargets = fresh(slot(20, 5), slot(21, 2))
const row = (id: number, quantity: number | string) => ({ slot: id === 0 ? '' : `/api/slots/${id}`, quantity })
const tooMany = (count: number) => `Attention ! il en reste que ${count} casier pour ce booking.`

test.each<[rows: ReturnType<typeof row>[], refusals: string[]]>([
  [[row(20, 5), row(21, 2)], []],
  [[row(20, 5), row(20, '')], []],
  [[row(20, 4), row(20, 2)], [`rows.1.quantity: ${tooMany(1)}`]],
  [[row(20, 6), row(20, 5)], [`rows.0.quantity: ${tooMany(5)}`]],
  [[row(0, 2)], ['rows.0.slot: Ce champ est obligatoire']],
  [[row(20, -1)], ['rows.0.quantity: Veuillez saisir un nombre entier supérieur ou égal à 1']],
  [[row(20, '2,5 casiers')], ['rows.0.quantity: Veuillez saisir un nombre entier supérieur ou égal à 1']],
  [[row(20, 0), row(0, '')], ['root.total: Indiquez une quantité pour au moins une réservation.']],
])('[COPY-03] the corrected rows %j are refused with %j', (rows, refusals) =>
  expect(
    copySchema(twoTargets)
      .safeParse({ rows })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [],
  ).toEqual(refusals),
)

test.each<[what: string, rows: ReturnType<typeof row>[], done: number[], isLost: boolean]>([
  ['the proposals', [row(20, 3), row(20, 2)], [], false],
  ['another quantity', [row(20, 1), row(20, 2)], [], true],
  ['another slot', [row(20, 3), row(21, 2)], [], true],
  ['a row taken over, beside a proposal', [row(20, ''), row(20, 2)], [1], false],
  ['a row taken over, beside a correction', [row(20, ''), row(20, 1)], [1], true],
  ['nothing wanted any more', [row(20, ''), row(20, '')], [1], false],
])('[COPY-03] whether leaving loses corrections: %s', (_what, rows, done, isLost) => {
  const proposals = proposalsOf(two, fresh(slot(20, 5)), [])
  expect(hasCorrections({ rows }, proposals, new Set(done))).toBe(isLost)
})

test('[COPY-03] rows without a quantity are left out', () => {
  const wanted = wantedOf({ rows: [row(20, ''), row(21, 2)] }, proposalsOf(two, twoTargets, []), twoTargets)
  expect(wanted.map(({ id, name, capacity, target }) => [id, name, capacity, target.id])).toEqual([
    [2, 'Zone 8 (MT) · S · 10 x 20 x 30 cm\u00A0: 2\u00A0casiers', 2, 21],
  ])
})

test('[COPY-03] the machines to start from are those with a booking, by name', () => {
  const at = (id: number, locker: object | undefined) =>
    booking(id, 1, 'MT', { temperatureZone: { ...zoneOf(5), locker } })
  const taina = { '@id': '/api/lockers/3', id: 3, shortLocation: 'Taina' }
  const gare = { '@id': '/api/lockers/4', id: 4, location: 'Gare' }
  expect(sourceOptions([at(1, taina), at(2, gare), at(3, taina), at(4, undefined)])).toEqual([
    ['4', 'Gare'],
    ['3', 'Taina'],
  ])
})
