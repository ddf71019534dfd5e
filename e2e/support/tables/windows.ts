import type { Page } from '@playwright/test'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'
import { editButton, seedBookings } from '../pages/bookings-page.ts'
import { seedCompany } from '../pages/company-page.ts'
import { seedMarina } from '../pages/machine-page.ts'
import { seedOrder } from '../pages/order-detail.ts'
import { card, field } from '../pages/vocabulary.ts'

/** A dialog with a form: how to open it, how to type in it, and how to see that the input is still there. */
export interface Window {
  title: string
  seed: (world: World) => Promise<unknown>
  screen: string
  opener: (page: Page) => ReturnType<Page['getByRole']>
  field: (page: Page) => ReturnType<Page['getByRole']>
  type: (page: Page) => Promise<unknown>
  typed: string
  /** The call of a save, as the stub matches it. */
  call: { method: string; path: string }
  done: string
}

const textIn = (label: string, typed: string) => ({
  field: (page: Page) => field(page, label),
  type: (page: Page) => field(page, label).fill(typed),
  typed,
})

const pickIn = (label: string, typed: string) => ({
  field: (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: label }),
  async type(page: Page) {
    await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(typed.slice(0, 5))
    await page.getByRole('option', { name: typed }).click()
  },
  typed,
})

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })

const onMachine = { seed: seedMarina, screen: '/lockers/detail/3' }
const onOrder = { seed: seedOrder, screen: '/livraisons/detail/14' }

const moana = aUser({ id: 900, firstName: 'Moana', lastName: 'Teri', email: 'moana@example.test' })

/** Both dialogs that add a person to a company. Only their button and message differ. */
const onCompany = {
  seed: (world: World) => seedCompany(world, {}, { users: [moana] }),
  screen: '/societes/detail/12',
  ...pickIn('Utilisateur', 'Moana Teri'),
  call: { method: 'PATCH', path: '/companies/12' },
}

/** Every dialog of the console with input. */
export const windows: Window[] = [
  {
    title: 'Modifier le booking',
    seed: seedBookings,
    screen: '/bookings',
    opener: (page) => editButton(page, 42),
    ...textIn('Nombre de casier à réserver', '6'),
    call: { method: 'PATCH', path: '/booking_slots/42' },
    done: 'Booking #42 a bien été modifié',
  },
  {
    title: 'Modifier la zone de température',
    ...onMachine,
    opener: button('Modifier la zone Frais'),
    ...textIn('Nom', 'Très frais'),
    call: { method: 'PATCH', path: '/temperature_zones/6' },
    done: 'Zone de température modifiée !',
  },
  {
    title: 'Modifier le casier',
    ...onMachine,
    opener: button('Modifier le casier #12'),
    ...textIn('Hauteur (cm)', '44'),
    call: { method: 'PATCH', path: '/slots/12' },
    done: 'Casier modifié !',
  },
  {
    title: 'Modifier le destinataire',
    ...onOrder,
    opener: (page) => card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }),
    ...textIn('Prénom', 'Moerani'),
    call: { method: 'PATCH', path: '/clients/201' },
    done: 'Commande #14 modifiée',
  },
  {
    title: 'Modifier les produits',
    ...onOrder,
    opener: (page) => card(page, 'Produits').getByRole('button', { name: 'Modifier' }),
    field: (page) => page.getByRole('dialog').getByLabel('Quantité').first(),
    type: (page) => page.getByRole('dialog').getByLabel('Quantité').first().fill('7'),
    typed: '7',
    call: { method: 'PATCH', path: '/orders/14' },
    done: 'Commande #14 modifiée',
  },
  {
    title: 'Assigner un livreur',
    ...onOrder,
    opener: (page) => card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' }),
    ...pickIn('Livreur', 'Teiva Aro'),
    call: { method: 'PATCH', path: '/orders/14' },
    done: 'Livreur assigné !',
  },
  {
    title: 'Ajouter un utilisateur',
    ...onCompany,
    opener: button('Nouvel utilisateur'),
    done: 'Utilisateur ajouté à la société !',
  },
  {
    title: 'Ajouter un propriétaire',
    ...onCompany,
    opener: button('Ajouter un propriétaire'),
    done: 'Proriétaire ajouté !',
  },
]
