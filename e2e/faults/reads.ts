import type { Page } from '@playwright/test'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { card, retryButton, saveButton } from '../support/pages/vocabulary.ts'
import { pick, rowsShown, titled } from './acts.ts'
import { opens, read, type Read } from './table.ts'

const more = (page: Page) => page.getByRole('button', { name: 'Charger plus' }).first().click()
const seen = (page: Page) => saveButton(page).waitFor()
const copyBookings = '/societes/900/booking/reprise?de=900&vers=912'
const toCopy = (page: Page) => page.getByRole('spinbutton').first()

/** Reads of all screens except those of deliveries. seed.ts creates the records. */
export const reads: Read[] = [
  opens('companies.list', 'the list', '/societes', rowsShown(10)),
  read('companies.list', 'the next page of the list', '/societes', {
    request: /^GET \/companies\?.*\bpage=2/,
    before: (page) => rowsShown(10)(page).waitFor(),
    act: more,
    repeats: true,
    ready: rowsShown(11),
  }),
  read('companies.list', 'the list that is read again by hand', '/societes', {
    before: (page) => age(page).waitFor(),
    act: (page) => refreshButton(page).click(),
    repeats: true,
    ready: rowsShown(10),
  }),
  read('companies.list', 'the list that is read again by itself', '/societes', {
    before: (page) => age(page).waitFor(),
    act: aMinuteLater,
    quiet: (page) => page.getByText("La dernière actualisation n'a pas abouti."),
    ready: rowsShown(10),
  }),
  opens('companies.one', 'the detail', '/societes/detail/900', titled('Société')),
  read('companies.one', 'the detail that an update of the hub names', '/societes/detail/900', {
    before: (page) => page.getByText('Suivi en direct').waitFor(),
    announced: '/api/companies/900',
    repeats: true,
    quiet: (page) => page.getByText(/^(La dernière actualisation n'a pas abouti|Cette fiche n'existe plus)\.$/),
    ready: titled('Société'),
  }),
  opens('companies.members', 'the members of the detail', '/societes/detail/900', (page) =>
    card(page, 'Utilisateurs').getByRole('rowheader').first(),
  ),
  opens('companies.bookings', 'the bookings of the detail', '/societes/detail/900', (page) =>
    card(page, 'Bookings').getByRole('row').nth(1),
  ),
  read('users.list', 'the choice of an owner', '/societes/detail/900', {
    act: (page) => page.getByRole('button', { name: 'Ajouter un propriétaire' }).click(),
    ready: (page) => page.getByRole('combobox', { name: 'Utilisateur' }),
  }),
  opens('companies.one', 'the form', '/societes/modification/900', saveButton),
  opens('companies.one', 'a new member', '/societes/900/utilisateur/creation', saveButton),
  opens('companies.one', 'a new booking of the company', '/societes/900/booking/creation', saveButton),
  opens('users.list', 'the list', '/utilisateurs', rowsShown(10)),
  opens('users.one', 'the detail', '/utilisateurs/detail/900', titled('Utilisateur')),
  opens('users.one', 'the form', '/utilisateurs/modification/900', saveButton),
  opens('users.one', 'the password of another user', '/utilisateurs/modification/mot-de-passe/900', saveButton),
  opens('users.me', 'the account', '/mon-compte', titled('Mon compte')),
  opens('users.me', 'the form of the account', '/mon-compte/modification', saveButton),
  opens('users.me', 'the password of the account', '/mon-compte/modification/mot-de-passe', saveButton),
  opens('lockers.list', 'the list', '/lockers', rowsShown(10)),
  opens('lockers.one', 'the detail', '/lockers/detail/900', (page) =>
    page.getByRole('button', { name: 'Modifier la zone Frais' }),
  ),
  opens('lockers.one', 'the form', '/lockers/modification/900', saveButton),
  opens('lockers.one', 'the copy', '/lockers/creation?copie=900', saveButton),
  opens('users.one', 'the copy', '/utilisateurs/creation?copie=900', saveButton),
  opens('companies.one', 'the bookings for another machine', copyBookings, toCopy),
  opens('companies.bookings', 'the bookings for another machine', copyBookings, toCopy),
  opens('lockers.list', 'the bookings for another machine', copyBookings, toCopy),
  opens('lockers.one', 'the machine that gets bookings', copyBookings, toCopy),
  opens('companies.list', 'the bookings', '/bookings', (page) =>
    page.getByRole('table', { name: 'Bookings de Fautes' }),
  ),
  opens('companies.list', 'the companies of a new booking', '/bookings/creation', saveButton),
  opens('lockers.list', 'the machines of a new booking', '/bookings/creation', saveButton),
  read('lockers.temperatureZones', 'a new booking', '/societes/900/booking/creation', {
    before: seen,
    act: (page) => pick(page, 'Machine', /Taina/),
    typed: true,
    ready: (page) => page.getByRole('combobox', { name: 'Zone de température' }).and(page.locator(':enabled')),
  }),
  read('temperatureZones.slots', 'a new booking', '/societes/900/booking/creation', {
    before: (page) => pick(page, 'Machine', /Taina/),
    act: (page) => pick(page, 'Zone de température', /Frais/),
    typed: true,
    ready: (page) => page.getByRole('combobox', { name: 'Casier' }).and(page.locator(':enabled')),
  }),
  read('lockers.list', 'the machines of the network', '/reseau', {
    request: /^GET \/lockers\?(?!.*temperatureZones)/,
    ready: titled('Réseau'),
  }),
  read('lockers.list', 'the zones of the network', '/reseau', {
    request: /^GET \/lockers\?.*temperatureZones/,
    quiet: retryButton,
    ready: (page) => page.getByRole('row', { name: /Taina-3.*Ambiant/ }),
  }),
  read('bookingSlots.list', 'the bookings of the network', '/reseau', {
    quiet: retryButton,
    ready: (page) => page.getByRole('row', { name: /Taina-3.*Fautes/ }).first(),
  }),
  read('companies.list', 'the next page of the bookings', '/bookings', {
    request: /^GET \/companies\?.*\bpage=2/,
    before: (page) => page.getByRole('table', { name: 'Bookings de Fautes' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Page suivante' }).click(),
    repeats: true,
    ready: (page) => page.getByRole('link', { name: 'Société 909' }),
  }),
]
