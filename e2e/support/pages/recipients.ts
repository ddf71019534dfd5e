import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

/** Deliveries of four people in one machine: two whose name and phone match « vai 87 70 », and a finished one of the first. */
export async function seedRecipients(world: World) {
  const company = aCompany({ id: 61, name: 'Épicerie Vaima' })
  const locker = aLocker({
    id: 71,
    location: 'Marina Taina',
    street: 'PK 9',
    zipCode: '98718',
    city: 'Punaauia',
  })
  const vaimiti = aClient({ id: 801, firstname: 'Vaimiti', lastname: 'Teriipaia', phone: '87 70 11 22' })
  const history = [{ status: 'operin', createdAt: hoursAgo(20) }]
  const inMachine = { status: 'operin', company: 61, locker: 71, history, hold: 2880, cleveronSlotId: '14' }
  await world.seed({
    companies: [company],
    lockers: [locker],
    clients: [
      vaimiti,
      aClient({ id: 802, firstname: 'Moea', lastname: 'Vaihere', phone: '+68987703344' }),
      aClient({ id: 803, firstname: 'Hina', lastname: 'Tetuanui', phone: '87701199' }),
    ],
    orders: [
      anOrder({ id: 9001, ...inMachine, client: 801, barcode: 'CMP-AAAAAAAA', receiveCode: '43218765' }),
      anOrder({ id: 9002, status: 'created', company: 61, client: 802, barcode: 'CMP-BBBBBBBB' }),
      anOrder({ id: 9003, ...inMachine, client: 803, barcode: 'CMP-CCCCCCCC' }),
      anOrder({ id: 9004, status: 'receive', company: 61, client: 801, barcode: 'CMP-DDDDDDDD' }),
    ],
  })
}

/** Three parcels to call about, two of them of a household with one phone number. */
export async function seedCalls(world: World) {
  const parcel = (id: number, status: string, client: number, hours: number) =>
    anOrder({
      id,
      status,
      client,
      company: 61,
      locker: 71,
      hold: 2880,
      barcode: `CMP-${id}`,
      history: [{ status: 'operin', createdAt: hoursAgo(hours) }],
    })
  await world.seed({
    clients: [aClient({ id: 804, firstname: 'Teva', lastname: 'Teriipaia', phone: '+689 87 70 11 22' })],
    orders: [
      parcel(9011, 'overtime', 801, 60),
      parcel(9012, 'overtimedue', 803, 46),
      parcel(9013, 'overtimedue', 804, 47),
    ],
  })
}

export const recipientDialog = (page: Page) => page.getByRole('dialog', { name: 'Chercher un destinataire' })

export const recipientField = (page: Page) => recipientDialog(page).getByLabel('Nom, téléphone ou e-mail')

export const results = (page: Page) =>
  recipientDialog(page).getByRole('list', { name: 'Livraisons trouvées' }).locator(':scope > li')

export async function searchRecipient(page: Page, text: string) {
  await page.getByRole('button', { name: 'Destinataire', exact: true }).click()
  await recipientField(page).fill(text)
}
