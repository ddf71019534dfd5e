import type { World } from '../fixtures/world.ts'
import { seedVini } from './wizard.ts'

/** The order that is duplicated. All its fields have values. */
export const source = {
  id: 14,
  barcode: 'vini-01-SOURCEAB',
  bookingSlot: 72,
  company: 7,
  status: 'operin',
  receiveCode: '11112222',
  cleveronOrderId: 'CLV14',
  cleveronSlotId: '17',
  hold: 1440,
  ageRestriction: 18,
  products: [
    { name: 'Rhum', quantity: 2, price: 30 },
    { name: 'Pain', quantity: 1, price: 1 },
  ],
  client: { firstname: 'Hina', lastname: 'Teriipaia', email: 'hina@mail.pf', phone: '+68987123456' },
}

export const address = '/livraisons/dupliquer/14'

export async function seedCopied(world: World) {
  await seedVini(world)
  await world.seed({ orders: [source] })
}
