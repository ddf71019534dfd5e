import { computed, float, int, one, text } from '../fields.ts'
import { freeInSlot } from '../occupation.ts'
import type { Resource } from '../resource.ts'
import { isSuperAdmin } from '../roles.ts'

export const slots: Resource = {
  name: 'Slot',
  path: 'slots',
  fields: {
    size: text(),
    capacity: int(),
    height: float(),
    width: float(),
    depth: float(),
    maxWeight: float(),
    maxVolume: float({ nullable: true }),
    temperatureZone: one('temperature_zones', { onDelete: 'CASCADE' }),
    available: computed((store, row) => freeInSlot(store, Number(row['id']))),
  },
  filters: [],
  orders: {},
  schemas: { create: 'SlotCreate', update: 'SlotUpdate' },
  access: { create: isSuperAdmin, update: isSuperAdmin, remove: isSuperAdmin },
  hooks: {},
}
