import type { Page } from '@playwright/test'
import { marinaWorld } from '../../builders/marina.ts'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'
import { editButton, seedBookings } from '../pages/bookings-page.ts'
import { card, seedCompany } from '../pages/company-page.ts'
import { seedOrder } from '../pages/order-detail.ts'
import { field } from '../pages/vocabulary.ts'

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

const moana = aUser({ id: 900, firstName: 'Moana', lastName: 'Teri', email: 'moana@example.test' })

async function seedMarina(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed(marinaWorld)
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
    seed: seedMarina,
    screen: '/lockers/detail/3',
    opener: button('Modifier la zone Frais'),
    ...textIn('Nom', 'Très frais'),
    call: { method: 'PATCH', path: '/temperature_zones/6' },
    done: 'Zone de température modifiée !',
  },
  {
    title: 'Modifier le casier',
    seed: seedMarina,
    screen: '/lockers/detail/3',
    opener: button('Modifier le casier #12'),
    ...textIn('Hauteur (cm)', '44'),
    call: { method: 'PATCH', path: '/slots/12' },
    done: 'Casier modifié !',
  },
  {
    title: 'Modifier le destinataire',
    seed: seedOrder,
    screen: '/livraisons/detail/14',
    opener: (page) => card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }),
    ...textIn('Prénom', 'Moerani'),
    call: { method: 'PATCH', path: '/clients/201' },
    done: 'Commande #14 modifiée',
  },
  {
    title: 'Modifier les produits',
    seed: seedOrder,
    screen: '/livraisons/detail/14',
    opener: (page) => card(page, 'Produits').getByRole('button', { name: 'Modifier' }),
    field: (page) => page.getByRole('dialog').getByLabel('Quantité').first(),
    type: (page) => page.getByRole('dialog').getByLabel('Quantité').first().fill('7'),
    typed: '7',
    call: { method: 'PATCH', path: '/orders/14' },
    done: 'Commande #14 modifiée',
  },
  {
    title: 'Assigner un livreur',
    seed: seedOrder,
    screen: '/livraisons/detail/14',
    opener: (page) => card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' }),
    ...pickIn('Livreur', 'Teiva Aro'),
    call: { method: 'PATCH', path: '/orders/14' },
    done: 'Livreur assigné !',
  },
  {
    title: 'Ajouter un utilisateur',
    seed: (world) => seedCompany(world, {}, { users: [moana] }),
    screen: '/societes/detail/12',
    opener: button('Nouvel utilisateur'),
    ...pickIn('Utilisateur', 'Moana Teri'),
    call: { method: 'PATCH', path: '/companies/12' },
    done: 'Utilisateur ajouté à la société !',
  },
  {
    title: 'Ajouter un propriétaire',
    seed: (world) => seedCompany(world, {}, { users: [moana] }),
    screen: '/societes/detail/12',
    opener: button('Ajouter un propriétaire'),
    ...pickIn('Utilisateur', 'Moana Teri'),
    call: { method: 'PATCH', path: '/companies/12' },
    done: 'Proriétaire ajouté !',
  },
]
