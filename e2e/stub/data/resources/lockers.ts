import { computed, date, exact, float, int, many, partial, text } from '../fields.ts'
import { slotsInfos } from '../occupation.ts'
import type { Resource } from '../resource.ts'
import { isSuperAdmin } from '../roles.ts'
import { timestamp } from '../world.ts'

export const lockers: Resource = {
  name: 'Locker',
  path: 'lockers',
  fields: {
    createdAt: date(),
    cleveronApmId: text(),
    type: int(),
    location: text(),
    shortLocation: text(),
    city: text(),
    street: text({ nullable: true }),
    zipCode: text({ nullable: true }),
    latitude: float(),
    longitude: float(),
    image: text({ nullable: true }),
    temperatureZones: many('temperature_zones', 'locker', { writable: true }),
    available: computed((store, row) => slotsInfos(store, Number(row['id'])).available),
    slotsInfos: computed((store, row) => slotsInfos(store, Number(row['id']))),
  },
  // Request bodies use `zones`, answers and violations use `temperatureZones` (captures 96 and 97).
  aliases: { zones: 'temperatureZones' },
  filters: [exact('cleveronApmId'), partial('city'), partial('shortLocation')],
  orders: { id: 'id', location: 'location', city: 'city' },
  schemas: { create: 'LockerCreate', update: 'LockerUpdate' },
  access: { create: isSuperAdmin, update: isSuperAdmin, remove: isSuperAdmin },
  hooks: {
    prepare: (call, changes) => (call.method === 'POST' ? { ...changes, createdAt: timestamp(call.world) } : changes),
  },
  children: { temperature_zones: { of: 'temperature_zones', where: 'locker = ?' } },
}
