import { expect, type Page } from '@playwright/test'
import { switchOf, editButton, removeButton } from '../support/pages/bookings-page.ts'
import { aRow, chooseFile, csv, sendButton } from '../support/pages/import.ts'
import { chooseAction } from '../support/pages/orders.ts'
import { apply as applyTo } from '../support/pages/parcel-group.ts'
import { act, count, pageBox, selectButton } from '../support/pages/selection.ts'
import { card, field, fillField } from '../support/pages/vocabulary.ts'
import { client, fillClient, next, quantityAt, validate } from '../support/pages/wizard.ts'
import { confirmed, inDialog, pick, press, saveDialog } from './acts.ts'
import { seedGroup, seedLocker, seedOrders, seedTarget } from './seed.ts'
import { bulkJobFrom, type Write, write } from './table.ts'

const detail = { screen: '/livraisons/detail/900', seed: seedOrders, refusal: 'ofServerOn403' } as const
const patchOrder = { operation: 'orders.update', ...detail, done: 'Commande #900 modifiée' }

const jobOverGroup = {
  bulkJob: true,
  screen: '/livraisons/detail/920',
  seed: seedGroup,
  fill: (page: Page) => applyTo(page, 2).waitFor(),
  send: confirmed((page) => applyTo(page, 2).click()),
  done: '2 faites',
  property: 'status',
} as const

/** Ends the selection of the previous case, and starts a new one. */
async function selectBoth(page: Page) {
  const begin = selectButton(page)
  await begin.waitFor()
  if ((await begin.getAttribute('aria-pressed')) === 'true') await begin.click()
  await expect(begin).toHaveAttribute('aria-pressed', 'false')
  await begin.click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText('2 sélectionnées')
}

const jobOverSelection = {
  ...jobOverGroup,
  screen: '/livraisons?barcode=fautes-groupe',
  fill: selectBoth,
  send: confirmed((page) => act(page, 'Déposée').click()),
} as const

/** The number of places of booking 901 is changed in its dialog. */
const changeOfBooking = {
  ...inDialog(
    (page) => editButton(page, 901).click(),
    'Nombre de casier à réserver',
    (nth) => String(600 + nth),
  ),
  operation: 'bookingSlots.update',
  seed: seedLocker,
  done: 'Booking #901 a bien été modifié',
  property: 'capacity',
}

const pressIn = (name: string, button: string) => (page: Page) =>
  card(page, name).getByRole('button', { name: button }).click()
const email = (nth: number) => `moea${nth}@mail.pf`

/** Booking 901 is taken over for machine 912. What a former case has taken over is proposed without a quantity. */
const jobOverBookings = {
  bulkJob: true,
  alone: true,
  screen: '/societes/900/booking/reprise?de=900&vers=912',
  seed: seedTarget,
  fill: (page: Page) => page.getByRole('spinbutton', { name: /Ambiant/ }).fill('1'),
  send: confirmed((page) => page.getByRole('button', { name: 'Reprendre', exact: true }).click()),
  dialog: 'Reprendre 1 réservation',
  done: '1 créée',
  property: 'capacity',
} as const

/** The writes on bookings and deliveries. */
export const ordersWrites: Write[] = [
  { ...jobOverBookings, operation: 'bookingSlots.create', where: 'the bookings for another machine' },
  { ...jobOverBookings, operation: 'temperatureZones.slots', where: 'the free slots before a booking is created' },
  write('companies.bookings', 'the bookings before one is created', {
    ...jobOverBookings,
    request: /^GET \/companies\/900\/bookings\?.*q%5B%5D=capacity&q%5Bslot%5D%5B%5D=id$/,
  }),
  write('bookingSlots.create', 'a new booking of the company', {
    screen: '/societes/900/booking/creation',
    fill: async (page) => {
      await pick(page, 'Machine', /Taina/)
      await pick(page, 'Zone de température', /Frais/)
      await pick(page, 'Casier', /disponible/)
      await field(page, 'Quantité souhaitée').fill('1')
    },
    kept: (page) => expect(field(page, 'Quantité souhaitée')).toHaveValue('1'),
    done: 'Booking créé !',
    property: 'capacity',
  }),
  { ...changeOfBooking, where: 'the dialog of the list', screen: '/bookings' },
  {
    ...changeOfBooking,
    where: 'the dialog of the sizes',
    screen: '/analyse/reservations?societe=900',
    failure: /La dernière lecture des réservations a échoué/,
  },
  write('bookingSlots.update', 'the switch of the list', {
    screen: '/bookings',
    seed: seedLocker,
    send: (page) => switchOf(page, 902).click(),
    done: 'Booking #902 désactivé !',
    refusal: 'ofServer',
  }),
  write('bookingSlots.remove', 'the list', {
    screen: '/bookings',
    seed: seedLocker,
    send: confirmed((page) => removeButton(page, 902).click()),
    done: 'Booking supprimé !',
    refusal: 'ofServer',
  }),
  {
    ...patchOrder,
    where: 'the menu of the list',
    screen: '/livraisons?barcode=fautes-900',
    send: confirmed((page) => chooseAction(page, 900, 'Marquer comme déposée')),
    property: 'status',
  },
  {
    ...patchOrder,
    where: 'the button of its head',
    send: confirmed(press('Marquer comme déposée')),
    property: 'status',
  },
  {
    ...patchOrder,
    where: 'the details',
    fill: (page, nth) => fillField(page, 'ID externe', `EXT-${nth}`),
    kept: (page, nth) => expect(field(page, 'ID externe')).toHaveValue(`EXT-${nth}`),
    property: 'externalOrderId',
  },
  {
    ...patchOrder,
    ...inDialog(pressIn('Produits', 'Modifier'), 'Quantité', (nth) => String(3 + nth)),
    where: 'the products',
    property: 'products',
  },
  {
    ...patchOrder,
    where: 'the courier',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Assigner un livreur' }).click()
      await pick(page, 'Livreur', /Courrier/)
    },
    kept: (page) => expect(page.getByRole('dialog').getByRole('combobox', { name: 'Livreur' })).toHaveValue(/Courrier/),
    send: saveDialog,
    done: 'Livreur assigné !',
    property: 'shippedBy',
  },
  {
    ...patchOrder,
    where: 'the zone',
    send: confirmed((page) => page.getByLabel('Zone de température').selectOption('/api/booking_slots/901')),
    done: 'Zone de température changée !',
    property: 'bookingSlot',
  },
  write('clients.update', 'the recipient', {
    ...detail,
    ...inDialog(pressIn('Destinataire', 'Modifier'), 'Adresse e-mail', email),
    done: 'Commande #900 modifiée',
    property: 'email',
  }),
  write('clients.update', 'the correction of a recipient', {
    ...detail,
    ...inDialog(pressIn('Destinataire', 'Corriger et renvoyer'), 'Adresse e-mail', email),
    screen: '/livraisons/detail/911',
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Corriger et renvoyer' }).click(),
    // The message of the notification, which follows, takes the place of the success.
    done: /Commande #911 modifiée|Demande de notification effectuée/,
    property: 'email',
    unread: true,
  }),
  write('orders.remove', 'the list', {
    ...detail,
    screen: '/livraisons?barcode=fautes-910',
    send: confirmed((page) => chooseAction(page, 910, 'Supprimer')),
    done: 'Commande #910 supprimée',
  }),
  write('orders.resendNotification', 'the list', {
    ...detail,
    screen: '/livraisons?barcode=fautes-911',
    send: confirmed((page) => chooseAction(page, 911, 'Renvoyer le SMS')),
    done: 'Demande de notification effectuée !',
    unread: true,
  }),
  ...bulkJobFrom(920, 'the parcels of a group', jobOverGroup),
  ...bulkJobFrom(920, 'the selected deliveries', jobOverSelection),
  write('orders.create', 'the duplicate', {
    screen: '/livraisons/dupliquer/900',
    seed: seedOrders,
    fill: (page, nth) => field(page, 'Code-barres').fill(`copie-${nth}`),
    kept: (page, nth) => expect(field(page, 'Code-barres')).toHaveValue(`copie-${nth}`),
    done: 'Commande dupliquée !',
    property: 'barcode',
  }),
  write('orders.create', 'the wizard', {
    screen: '/livraisons/creation',
    fill: async (page) => {
      await pick(page, 'Société', /Fautes/)
      await next(page)
      await quantityAt(page, 'Taina-3').first().fill('1')
      await next(page)
      await fillClient(page)
      await next(page)
      await page.getByRole('button', { name: 'Valider' }).waitFor()
    },
    send: (page) => validate(page),
    kept: (page) => expect(page.getByText(client['Adresse e-mail']).first()).toBeVisible(),
    resumes: '/livraisons/creation?etape=4',
    done: 'Commande créée !',
    property: 'barcode',
  }),
  write('orders.create', 'the import', {
    bulkJob: true,
    screen: '/livraisons/import',
    fill: async (page) => {
      await chooseFile(page, csv([aRow(1, { 0: 'Fautes', 1: 'Taina-3', 2: 'Ambiant' })]))
      await page.getByText('1 prête, 0 à corriger.').waitFor()
    },
    send: confirmed((page) => sendButton(page).click()),
    dialog: 'Créer 1 livraison',
    alone: true,
    mayBeTaken: true,
    done: '1 créée',
    property: 'client.email',
  }),
]
