import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const ready = (page: Page) => page.getByText(/prêtes? à imprimer\.$/)
export const format = (page: Page) => page.getByRole('combobox', { name: 'Format' })
/** Three parcels of one submission (11 to 13), and four whose barcodes are odd (21 to 24). */
export async function seedLabels(world: World) {
  const order = (id: number, barcode: string | null, multiOrderCode: string | null = null) =>
    anOrder({
      id,
      ...(barcode !== null && { barcode }),
      multiOrderCode,
      receiveCode: '91827364',
      client: 5,
      company: 7,
      locker: 3,
      bookingSlot: 30,
    })
  await world.start({
    companies: [aCompany({ id: 7, name: 'Épicerie Vaima' })],
    clients: [aClient({ id: 5, firstname: 'Moea', lastname: 'Tapare', phone: '87112233', email: 'moea@mail.pf' })],
    lockers: [
      aLocker({
        id: 3,
        shortLocation: 'Taina-3',
        temperatureZones: [aZone({ id: 30, name: 'Frais', myKey: 'MT', slots: [aSlot({ id: 30, capacity: 90 })] })],
      }),
    ],
    bookingSlots: [{ id: 30, slot: 30, company: 7, capacity: 50, active: true }],
    orders: [
      ...[1, 2, 3].map((rank) => order(10 + rank, `CMP-0001-ABCDEFGH-${rank}`, 'GROUPEAB')),
      order(21, 'Épicerie 21'),
      order(22, 'X'.repeat(60)),
      order(23, 'CMP 23 AVEC ESPACES'),
    ],
  })
}

export const code128 = (text: unknown) => ({ format: 'Code128', text })
