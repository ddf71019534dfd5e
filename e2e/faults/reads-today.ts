import type { Locator, Page } from '@playwright/test'
import { card, retryButton } from '../support/pages/vocabulary.ts'
import { read, type Read } from './table.ts'

/** A section of « Aujourd'hui », and what stands in it once its data are read. */
const sectionOfToday = (name: string, found: (part: Locator) => Locator) => ({
  screen: '/aujourd-hui',
  quiet: (page: Page) => retryButton(card(page, name)),
  ready: (page: Page) => found(card(page, name)),
})
const newest = { operation: 'orders.list', request: /^GET \/orders\?page=1&itemsPerPage=100&order/ } as const

const finished = (page: Page) => page.getByText(/lecture terminée/)

const forecast = 'Casiers libres à venir'
const forForecast = {
  act: (page: Page) => page.getByRole('button', { name: 'Prévoir' }).click(),
  ...sectionOfToday(forecast, (part) => part.getByText(/^Prévu à /)),
  screen: '/reseau',
}

/** Reads of « Aujourd'hui », where each section fails alone, of « Analyse », and of the filter of the bookings. */
export const todayReads: Read[] = [
  read('orders.list', 'the count of a card', '/aujourd-hui', {
    request: /^GET \/orders\?page=1&itemsPerPage=1&status=operin&/,
    quiet: (page) => page.getByRole('button', { name: /^Déposées\s: / }),
    ready: (page) => page.getByRole('listitem').filter({ hasText: /^\d+Déposées/ }),
  }),
  // The seeded parcels have no deadline.
  {
    ...sectionOfToday('Expirent dans les 6 heures', (part) => part.getByText(/^\d+ colis sans échéance connue$/)),
    operation: 'orders.list',
    where: 'the parcels that expire',
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=operin&/,
  },
  {
    ...sectionOfToday('Depuis trop longtemps', (part) =>
      part.getByRole('row', { name: /^En livraison plus de 12 h\s*(au moins )?\d/ }),
    ),
    operation: 'orders.list',
    where: 'the deliveries that wait too long',
    request: /^GET \/orders\?page=\d+&itemsPerPage=(?!1&)\d+&status=picked_up&/,
  },
  {
    ...sectionOfToday('Machines sous tension', (part) => part.getByText('Aucune machine sous tension.')),
    operation: 'lockers.list',
    where: 'the machines under tension',
    request: /^GET \/lockers\?(?!.*temperatureZones)/,
  },
  {
    ...sectionOfToday('Zones enregistrées hors plage', (part) => part.getByText(/^Toutes les zones|°C$/).first()),
    operation: 'lockers.list',
    where: 'the zones out of their band',
    request: /^GET \/lockers\?.*temperatureZones/,
  },
  {
    ...sectionOfToday('Réservations', (part) => part.getByText(/^\d+$/).first()),
    operation: 'bookingSlots.list',
    where: 'the bookings of the day',
  },
  {
    ...newest,
    where: 'the newest deliveries, for the analysis',
    screen: '/analyse',
    quiet: retryButton,
    // Paper says the same, in an element that is hidden on the screen.
    ready: (page) =>
      page.getByText(/^sur (toutes les livraisons|les \d+ dernières livraisons)/).filter({ visible: true }),
  },
  { ...newest, ...forForecast, where: 'the newest deliveries, for a forecast' },
  {
    ...forForecast,
    operation: 'orders.list',
    where: 'the parcels on their way, for a forecast',
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=picked_up&/,
  },
  { ...forForecast, operation: 'lockers.list', where: 'the machines, for a forecast', screen: '/analyse' },
  {
    ...newest,
    where: 'the deliveries of a monthly statement',
    screen: '/analyse/rapport?societe=900&mois=2023-04',
    quiet: retryButton,
    ready: finished,
  },
  read('companies.list', 'the companies of a monthly statement', '/analyse/rapport', {
    request: /^GET \/companies\?page=1&itemsPerPage=100&/,
    quiet: retryButton,
    ready: (page) => page.getByLabel('Société').filter({ hasText: 'Fautes' }),
  }),
  {
    ...newest,
    where: 'the deliveries for the sizes of the bookings',
    screen: '/analyse/reservations',
    quiet: retryButton,
    ready: finished,
  },
  read('bookingSlots.list', 'the bookings and their sizes', '/analyse/reservations?societe=900', {
    quiet: retryButton,
    ready: (page) => page.getByRole('row', { name: /Fautes/ }).first(),
  }),
  read('companies.list', 'all companies, for the filter of the bookings', '/bookings?filtre=actives', {
    request: /^GET \/companies\?page=1&itemsPerPage=100&/,
    quiet: retryButton,
    ready: (page) => page.getByText(/réservations? actives?, \d+ sociétés?$/),
  }),
]
