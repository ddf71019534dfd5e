import { expect, test } from 'vitest'
import { record } from '#api/test-calls.ts'
import { copyOf } from './copied.ts'
import { lockerWithZonesValues, toCreate } from './schema.ts'
import type { Zone, ZoneSlot } from './zones.ts'

const size = { size: 'M', height: 10, width: 20, depth: 30, maxWeight: 5 }
const slot = (id: number, more: object = {}) => ({
  ...record('slots', id),
  capacity: id,
  available: 1,
  ...size,
  ...more,
})
const slotsOf = (...ids: number[]) => ids.map((id) => slot(id))
const zone = (id: number, name: string, slots: ZoneSlot[] | undefined, more: object = {}): Zone => ({
  ...record('temperature_zones', id),
  name,
  myKey: 'MT',
  currentTemp: 4,
  ...(slots && { slots }),
  ...more,
})

const machine = { '@id': '/api/lockers/3', id: 3, cleveronApmId: 'APM003', type: 501, city: 'Papeete', latitude: -17.5 }

test('[COPY-01] three zones and nine slots are copied with all their values, without reference and place', () => {
  const three = [
    zone(5, 'Frais', slotsOf(1, 2, 3, 4)),
    zone(6, 'Froid', slotsOf(5, 6, 7)),
    zone(7, 'Sec', slotsOf(8, 9)),
  ]
  const { values, unread } = copyOf(machine, three)
  const { zones } = values
  expect(values).toEqual({ ...lockerWithZonesValues, type: 501, zones })
  expect(zones.map(({ name, key, currentTemp }) => [name, key, currentTemp])).toEqual([
    ['Frais', 'MT', 4],
    ['Froid', 'MT', 4],
    ['Sec', 'MT', 4],
  ])
  expect(zones.flatMap(({ slots }) => slots)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((capacity) => ({ capacity, ...size })),
  )
  expect(unread).toEqual([])
})

test.each<[what: string, source: object, zones: Zone[] | undefined, unread: string[], slots: number[]]>([
  ['an empty zone', {}, [zone(5, 'Frais', [])], [], [0]],
  [
    'slots that could not be read',
    {},
    [zone(5, 'Frais', undefined), zone(6, 'Sec', [slot(9)])],
    ['Zone 1, casiers'],
    [0, 1],
  ],
  ['a zone without a key', {}, [zone(5, 'Frais', [slot(9)], { myKey: undefined })], ['Zone 1, clé'], [1]],
  ['a slot without a size', {}, [zone(5, 'Frais', [slot(9, { size: undefined })])], ['Zone 1, casier 1, taille'], [1]],
  ['zones that could not be read', {}, undefined, ['Zones de température'], [1]],
  ['a machine without zones', {}, [], [], [1]],
  ['a machine without a model', { type: undefined }, [zone(5, 'Frais', [slot(9)])], ['Type'], [1]],
])('[COPY-01] %s: what is missing is named, and the zones stay', (_what, more, zones, unread, slots) => {
  const copy = copyOf({ ...machine, ...more }, zones)
  expect([copy.unread, copy.values.zones.map((each) => each.slots.length)]).toEqual([unread, slots])
})

test.each([
  [{ type: 501, image: 'machine-vaima.svg' }, 501, 'machine-vaima.svg'],
  [{ type: 501, image: 'machine-vaima.svg' }, 503, 'machine-503.svg'],
  [{ type: 501 }, 501, 'machine-501.svg'],
  [undefined, 501, 'machine-501.svg'],
])('[COPY-01] the picture of %j with model %i is %s', (source, type, image) => {
  const typed = { ...machine, type, location: '', shortLocation: '', longitude: 0, zones: [] }
  expect(toCreate(typed, source && { ...machine, ...source })).toMatchObject({ image })
})
