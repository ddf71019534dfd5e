import { describe, expect, test } from 'vitest'
import { newLockerSchema, newLockerValues, toCreate, toUpdate } from './locker-schema.ts'
import { imageNameOf } from './models.ts'
import { slotSchema, zoneSchema } from './parts-schema.ts'
import { volumeOf } from './volume.ts'

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

describe('a new machine', () => {
  test('[SLT-08] has volumes without rounding errors', () => {
    expect(volumeOf(0.1, 0.2, 30)).toBe(0.6)
    expect(volumeOf(10.05, 20, 30)).toBe(6030)
    expect(volumeOf(10, '', 30)).toBeUndefined()
  })

  test('[ZON-05] is sent with its zones and slots keyed by index', () => {
    const zone = { name: 'Z', currentTemp: 0, key: 'MT' as const, slots: [slot, slot] }
    const { zones, image } = toCreate({ ...machine, zones: [zone, zone] })
    expect(Object.keys(zones)).toEqual(['0', '1'])
    expect(Object.keys(zones['1']?.slots ?? {})).toEqual(['0', '1'])
    expect(image).toBe('machine-501.svg')
    expect(imageNameOf(999)).toBe('machine.svg')
  })

  test('is refused as long as it is empty', () => {
    expect(newLockerSchema.safeParse(newLockerValues).error?.issues).toHaveLength(16)
  })
})

test('an edition sends the changed keys, or only the reference', () => {
  expect(toUpdate(machine, (name) => name === 'city')).toEqual({ city: 'C' })
  expect(toUpdate(machine, () => false)).toEqual({ cleveronApmId: 'A' })
})

test('[VAL-58] [VAL-59] sizes and keys are those of the contract', () => {
  expect(slotSchema.safeParse({ ...slot, size: 'XS' }).success).toBe(true)
  expect(slotSchema.safeParse({ ...slot, size: 'XL' }).success).toBe(false)
  expect(zoneSchema.safeParse({ name: 'Z', currentTemp: -18, myKey: 'HT' }).success).toBe(true)
  expect(zoneSchema.safeParse({ name: 'Z', currentTemp: -18, myKey: 'XT' }).success).toBe(false)
})
