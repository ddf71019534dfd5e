import type { Page } from '@playwright/test'
import { card } from '../support/pages/order-detail.ts'
import { pick } from './acts.ts'
import type { Read } from './table.ts'

const title = (text: string) => (page: Page) => page.getByRole('heading', { level: 1, name: text, exact: true })
const rows = (count: number) => (page: Page) => page.getByRole('rowheader').nth(count - 1)
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' })
const more = (page: Page) => page.getByRole('button', { name: 'Charger plus' }).first().click()
const seen = (page: Page) => save(page).waitFor()

/** All reads of all screens but those of deliveries. seed.ts creates the records. */
export const reads: Read[] = [
  {
    operation: 'companies.list',
    where: 'the list',
    screen: '/societes',
    request: /^GET \/companies\?/,
    ready: rows(10),
  },
  {
    operation: 'companies.list',
    where: 'the next page of the list',
    screen: '/societes',
    request: /^GET \/companies\?.*\bpage=2/,
    before: (page) => rows(10)(page).waitFor(),
    act: more,
    repeats: true,
    ready: rows(11),
  },
  {
    operation: 'companies.one',
    where: 'the detail',
    screen: '/societes/detail/900',
    request: /^GET \/companies\/900\?/,
    ready: title('Société'),
  },
  {
    operation: 'companies.members',
    where: 'the members of the detail',
    screen: '/societes/detail/900',
    request: /^GET \/companies\/900\/members/,
    ready: (page) => card(page, 'Utilisateurs').getByRole('rowheader').first(),
  },
  {
    operation: 'companies.bookings',
    where: 'the bookings of the detail',
    screen: '/societes/detail/900',
    request: /^GET \/companies\/900\/bookings/,
    ready: (page) => card(page, 'Bookings').getByRole('row').nth(1),
  },
  {
    operation: 'users.list',
    where: 'the choice of an owner',
    screen: '/societes/detail/900',
    request: /^GET \/users\?/,
    act: (page) => page.getByRole('button', { name: 'Ajouter un propriétaire' }).click(),
    ready: (page) => page.getByRole('combobox', { name: 'Utilisateur' }),
  },
  {
    operation: 'companies.one',
    where: 'the form',
    screen: '/societes/modification/900',
    request: /^GET \/companies\/900/,
    ready: save,
  },
  {
    operation: 'companies.one',
    where: 'a new member',
    screen: '/societes/900/utilisateur/creation',
    request: /^GET \/companies\/900/,
    ready: save,
  },
  {
    operation: 'companies.one',
    where: 'a new booking of the company',
    screen: '/societes/900/booking/creation',
    request: /^GET \/companies\/900/,
    ready: save,
  },
  { operation: 'users.list', where: 'the list', screen: '/utilisateurs', request: /^GET \/users\?/, ready: rows(10) },
  {
    operation: 'users.one',
    where: 'the detail',
    screen: '/utilisateurs/detail/900',
    request: /^GET \/users\/900/,
    ready: title('Utilisateur'),
  },
  {
    operation: 'users.one',
    where: 'the form',
    screen: '/utilisateurs/modification/900',
    request: /^GET \/users\/900/,
    ready: save,
  },
  {
    operation: 'users.one',
    where: 'the password of somebody',
    screen: '/utilisateurs/modification/mot-de-passe/900',
    request: /^GET \/users\/900/,
    ready: save,
  },
  {
    operation: 'users.me',
    where: 'the account',
    screen: '/mon-compte',
    request: /^GET \/me/,
    ready: title('Mon compte'),
  },
  {
    operation: 'users.me',
    where: 'the form of the account',
    screen: '/mon-compte/modification',
    request: /^GET \/me/,
    ready: save,
  },
  {
    operation: 'users.me',
    where: 'the password of the account',
    screen: '/mon-compte/modification/mot-de-passe',
    request: /^GET \/me/,
    ready: save,
  },
  { operation: 'lockers.list', where: 'the list', screen: '/lockers', request: /^GET \/lockers\?/, ready: rows(10) },
  {
    operation: 'lockers.one',
    where: 'the detail',
    screen: '/lockers/detail/900',
    request: /^GET \/lockers\/900/,
    ready: (page) => page.getByRole('button', { name: 'Modifier la zone Frais' }),
  },
  {
    operation: 'lockers.one',
    where: 'the form',
    screen: '/lockers/modification/900',
    request: /^GET \/lockers\/900/,
    ready: save,
  },
  {
    operation: 'companies.list',
    where: 'the bookings',
    screen: '/bookings',
    request: /^GET \/companies\?/,
    ready: (page) => page.getByRole('table', { name: 'Bookings de Fautes' }),
  },
  {
    operation: 'companies.list',
    where: 'the companies of a new booking',
    screen: '/bookings/creation',
    request: /^GET \/companies\?/,
    ready: save,
  },
  {
    operation: 'lockers.list',
    where: 'the machines of a new booking',
    screen: '/bookings/creation',
    request: /^GET \/lockers\?/,
    ready: save,
  },
  {
    operation: 'lockers.temperatureZones',
    where: 'a new booking',
    screen: '/societes/900/booking/creation',
    request: /^GET \/lockers\/900\/temperature_zones/,
    before: seen,
    act: (page) => pick(page, 'Machine', /Taina/),
    typed: true,
    ready: (page) => page.getByRole('combobox', { name: 'Zone de température' }).and(page.locator(':enabled')),
  },
  {
    operation: 'temperatureZones.slots',
    where: 'a new booking',
    screen: '/societes/900/booking/creation',
    request: /^GET \/temperature_zones\/900\/slots/,
    before: (page) => pick(page, 'Machine', /Taina/),
    act: (page) => pick(page, 'Zone de température', /Frais/),
    typed: true,
    ready: (page) => page.getByRole('combobox', { name: 'Casier' }).and(page.locator(':enabled')),
  },
]
