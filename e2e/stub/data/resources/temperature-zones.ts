import { float, many, one, text } from '../fields.ts'
import type { Resource } from '../resource.ts'
import { isSuperAdmin } from '../roles.ts'

export const temperatureZones: Resource = {
  name: 'TemperatureZone',
  path: 'temperature_zones',
  fields: {
    name: text(),
    myKey: text(),
    keyTemp: float({ nullable: true }),
    currentTemp: float({ nullable: true }),
    locker: one('lockers', { onDelete: 'CASCADE' }),
    slots: many('slots', 'temperatureZone', { embed: true, writable: true }),
  },
  // The zones of a new machine use `key`, a change of a zone uses `myKey` (captures 96 and 100).
  aliases: { key: 'myKey' },
  filters: [],
  orders: {},
  schemas: { create: 'TemperatureZoneCreate', update: 'TemperatureZoneUpdate' },
  access: { create: isSuperAdmin, update: isSuperAdmin, remove: isSuperAdmin },
  hooks: {},
  children: { slots: { of: 'slots', where: '"temperatureZone" = ?' } },
}
