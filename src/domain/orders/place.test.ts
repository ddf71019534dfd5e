import { expect, test } from 'vitest'
import { companyName, addressOf, isOpen, lockerOf, machineName, placeOf, placeText, zoneOf } from './place.ts'

const iri = (path: string) => ({ '@id': `/api/${path}` })
const zone = { ...iri('temperature_zones/6'), id: 6, name: 'Frais', myKey: 'MT' }
const locker = { ...iri('lockers/3'), id: 3, location: 'Marina Taina', shortLocation: 'Taina-3' }
const slot = { ...iri('slots/9'), id: 9, height: 40, width: 50, depth: 60.5, temperatureZone: { ...zone, locker } }
const order = { ...iri('orders/14'), id: 14 }

test('[ORD-03] [ORD-04] [ORDD-02] [ORDD-03] [ENT-19] company and machine are read from the order and from its booking, the named one first', () => {
  const company = { ...iri('companies/7'), id: 7 }
  const bookingSlot = { ...iri('booking_slots/30'), id: 30, company: { ...company, name: 'Vaima' }, slot }
  const bare = { ...order, company, locker: { ...iri('lockers/3'), id: 3 } }
  expect([companyName(bare), machineName(bare)]).toEqual(['#7', '#3'])
  expect(addressOf(lockerOf(bare))).toBeUndefined()
  expect([companyName({ ...bare, bookingSlot }), machineName({ ...bare, bookingSlot })]).toEqual(['Vaima', 'Taina-3'])
  const unknown = [companyName(order), machineName(order), addressOf(lockerOf(order))]
  expect(unknown).toEqual(Array(3).fill(undefined))
  expect(addressOf({ ...locker, zipCode: '98712', city: 'Punaauia' })).toBe('Marina Taina, 98712 Punaauia')
})

test('[ORD-04] [WIZ-06] a booking is described by machine, zone and dimensions, which stay on one line', () =>
  expect(placeText(placeOf({ slot }))).toBe('Taina-3 · Frais (MT) · 40\u00A0x\u00A050\u00A0x\u00A060,5\u00A0cm'))

test('a bare IRI shows its number, and a missing value shows a dash', () => {
  expect(placeOf({ id: 30, slot: { ...iri('slots/9'), id: 9 } })).toEqual({ machine: '-', zone: '-', size: '#9' })
  expect(zoneOf({ id: 30, slot: { ...iri('slots/9'), id: 9 } })).toBe('#9')
  expect([zoneOf({ id: 30 }), zoneOf(undefined)]).toEqual(['#30', '-'])
  expect(placeOf(undefined)).toEqual({ machine: '-', zone: '-', size: '-' })
})

test('[WIZ-10] a booking is closed when it is switched off or full, and open without a number of free slots', () => {
  expect([{ active: false }, { available: 0 }, { available: -1 }].map(isOpen)).toEqual([false, false, false])
  expect([{}, { active: true, available: 1 }].map(isOpen)).toEqual([true, true])
})
