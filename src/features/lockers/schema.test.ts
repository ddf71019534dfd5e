import { describe, expect, test } from 'vitest'
import {
  lockerSchema,
  lockerWithZonesSchema,
  lockerWithZonesValues,
  lostLocker,
  slotSchema,
  toCreate,
  toUpdate,
  volumeOf,
  zoneSchema,
} from './schema.ts'

const machine = {
  cleveronApmId: 'A',
  type: 501,
  location: 'L',
  shortLocation: 'S',
  city: 'C',
  longitude: 0,
  latitude: 0,
}
const slot = { size: 'S' as const, capacity: 1, height: 10, width: 20, depth: 30, maxWeight: 5 }

const zone = { name: 'Z', currentTemp: 0, key: 'MT', slots: [slot] }

/** A complete new machine with one value changed: of the machine, of its zone or of its slot. */
function withValue(name: string, value: unknown) {
  const change = { [name]: value }
  if (name in slot) return { ...machine, zones: [{ ...zone, slots: [{ ...slot, ...change }] }] }
  return name in zone ? { ...machine, zones: [{ ...zone, ...change }] } : { ...machine, zones: [zone], ...change }
}

const refusals = (
  schema: typeof lockerSchema | typeof lockerWithZonesSchema | typeof zoneSchema | typeof slotSchema,
  values: unknown,
) => schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a new machine', () => {
  test('[VAL-41] [VAL-42] [VAL-43] [VAL-44] [VAL-45] [VAL-46] [VAL-47] [VAL-48] [VAL-49] [VAL-50] [VAL-51] [VAL-52] [VAL-53] [VAL-54] [VAL-55] [VAL-56] needs a value for every field', () => {
    const names = [...Object.keys(machine), 'name', 'currentTemp', 'key', ...Object.keys(slot)]
    const paths = names.map((name) => (name in machine ? name : `zones.0.${name in slot ? 'slots.0.' : ''}${name}`))
    const missing = refusals(lockerWithZonesSchema, lockerWithZonesValues)
    expect(missing.toSorted()).toEqual(paths.map((path) => `${path}: Ce champ est obligatoire`).toSorted())
  })

  test.each<[id: string, path: string, wrong: unknown[], message: string]>([
    ['LOC-23', 'type', ['abc', 1.5], 'Veuillez saisir un nombre entier'],
    ['LOC-27', 'longitude', [-181, 181], 'Veuillez saisir un nombre compris entre -180 et 180'],
    ['LOC-28', 'latitude', [-91, 91], 'Veuillez saisir un nombre compris entre -90 et 90'],
    ['VAL-49', 'zones.0.currentTemp', ['froid'], 'Veuillez saisir un nombre'],
    ['VAL-51', 'zones.0.slots.0.capacity', [0, 1.5, 'x'], 'Veuillez saisir un nombre entier supérieur ou égal à 1'],
    ['VAL-53', 'zones.0.slots.0.height', [0, -3], 'Veuillez saisir un nombre supérieur à 0'],
  ])('[%s] refuses a wrong number as %s', (_id, path, wrong, message) => {
    for (const value of wrong)
      expect(refusals(lockerWithZonesSchema, withValue(path.split('.').at(-1) ?? '', value))).toEqual([
        `${path}: ${message}`,
      ])
  })

  test('[LOC-27] [LOC-28] [ZON-03] accepts 0 and the limits of coordinates, and any temperature', () => {
    for (const [name, values] of Object.entries({ longitude: [0, -180, 180], latitude: [0, -90, 90] }))
      for (const value of values) expect(refusals(lockerWithZonesSchema, withValue(name, value))).toEqual([])
    for (const value of [0, -18, 4.5])
      expect(refusals(lockerWithZonesSchema, withValue('currentTemp', value))).toEqual([])
  })

  test('[SLT-08] has volumes without rounding errors', () => {
    expect(volumeOf(0.1, 0.2, 30)).toBe(0.6)
    expect(volumeOf(10.05, 20, 30)).toBe(6030)
    expect(volumeOf(10, '', 30)).toBeUndefined()
  })

  test('[ZON-05] is sent with its zones and slots keyed by index', () => {
    const ofTwo = { ...zone, key: 'MT' as const, slots: [slot, slot] }
    const { zones } = toCreate({ ...machine, zones: [ofTwo, ofTwo] })
    expect(Object.keys(zones)).toEqual(['0', '1'])
    expect(Object.keys(zones['1']?.slots ?? {})).toEqual(['0', '1'])
  })
})

test('[VAL-57] [LOC-34] an edition has the rules of a creation for its seven fields', () => {
  for (const name of Object.keys(machine))
    expect(refusals(lockerSchema, { ...machine, [name]: '' })).toEqual([`${name}: Ce champ est obligatoire`])
  expect(refusals(lockerSchema, { ...machine, type: 1.5, longitude: 181, latitude: -91 })).toHaveLength(3)
})

test('an edition without a change sends the reference', () =>
  expect(toUpdate(machine, () => false)).toEqual({ cleveronApmId: 'A' }))

describe('a zone or a slot of a stored machine', () => {
  test('a zone needs a name and a temperature, which may be negative', () => {
    const stored = { name: 'Z', currentTemp: -18, myKey: 'HT' }
    expect(refusals(zoneSchema, stored)).toEqual([])
    expect(refusals(zoneSchema, { ...stored, name: ' ', currentTemp: 'froid' })).toEqual([
      'name: Ce champ est obligatoire',
      'currentTemp: Veuillez saisir un nombre',
    ])
  })

  test('[VAL-58] [VAL-59] an unknown stored key or size is refused with a message different from that of a missing one', () => {
    expect(refusals(zoneSchema, { name: 'Z', currentTemp: 4, myKey: 'XT' })).toEqual([
      'myKey: Veuillez choisir une valeur de la liste',
    ])
    expect(refusals(slotSchema, { ...slot, size: 'XL' })).toEqual(['size: Veuillez choisir une valeur de la liste'])
    expect(refusals(slotSchema, { ...slot, size: 'XS' })).toEqual([])
  })

  test('a slot needs all its measures and a whole quantity', () => {
    for (const name of Object.keys(slot))
      expect(refusals(slotSchema, { ...slot, [name]: '' })).toEqual([`${name}: Ce champ est obligatoire`])
    expect(refusals(slotSchema, { ...slot, capacity: 1.5, height: 0 })).toEqual([
      'capacity: Veuillez saisir un nombre entier supérieur ou égal à 1',
      'height: Veuillez saisir un nombre supérieur à 0',
    ])
  })
})

test.each([
  ['the same id', '0900', true],
  ['a server that trims', ' 0900', true],
  ['a longer id', '09001', false],
  ['the same number, written otherwise', '900', false],
  ['a server that does not give the id', undefined, false],
])('a machine that was sent is recognised: %s', (_name, cleveronApmId, isMatch) => {
  const row = { '@id': '/api/lockers/7', id: 7, ...(cleveronApmId !== undefined && { cleveronApmId }) }
  expect(lostLocker.matches(row, { cleveronApmId: '0900' })).toBe(isMatch)
})
