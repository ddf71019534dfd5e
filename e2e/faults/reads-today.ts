import type { Page } from '@playwright/test'
import { retryButton } from '../support/pages/vocabulary.ts'
import type { Read } from './table.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const retryIn = (name: string) => (page: Page) => retryButton(section(page, name))

const forecast = 'Casiers libres à venir'
/** What « Prévoir » reads. */
const forForecast = {
  act: (page: Page) => page.getByRole('button', { name: 'Prévoir' }).click(),
  quiet: retryIn(forecast),
  ready: (page: Page) => section(page, forecast).getByText(/^Prévu à /),
}

/** Reads of « Aujourd'hui », where each section fails alone, of « Analyse », and of the filter of the bookings. */
export const todayReads: Read[] = [
  {
    operation: 'orders.list',
    where: 'the count of a card',
    screen: '/aujourd-hui',
    request: /^GET \/orders\?page=1&itemsPerPage=1&status=operin&/,
    quiet: (page) => page.getByRole('button', { name: /^Déposées\s: / }),
    ready: (page) => page.getByRole('listitem').filter({ hasText: /^\d+Déposées/ }),
  },
  {
    operation: 'orders.list',
    where: 'the parcels that expire',
    screen: '/aujourd-hui',
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=operin&/,
    quiet: retryIn('Expirent dans les 6 heures'),
    // The seeded parcels have no deadline.
    ready: (page) => section(page, 'Expirent dans les 6 heures').getByText(/^\d+ colis sans échéance connue$/),
  },
  {
    operation: 'orders.list',
    where: 'the deliveries that wait too long',
    screen: '/aujourd-hui',
    request: /^GET \/orders\?page=\d+&itemsPerPage=(?!1&)\d+&status=picked_up&/,
    quiet: retryIn('Depuis trop longtemps'),
    ready: (page) =>
      section(page, 'Depuis trop longtemps').getByRole('row', { name: /^En livraison plus de 12 h\s*(au moins )?\d/ }),
  },
  {
    operation: 'lockers.list',
    where: 'the machines under tension',
    screen: '/aujourd-hui',
    request: /^GET \/lockers\?(?!.*temperatureZones)/,
    quiet: retryIn('Machines sous tension'),
    ready: (page) => section(page, 'Machines sous tension').getByText('Aucune machine sous tension.'),
  },
  {
    operation: 'lockers.list',
    where: 'the zones out of their band',
    screen: '/aujourd-hui',
    request: /^GET \/lockers\?.*temperatureZones/,
    quiet: retryIn('Zones enregistrées hors plage'),
    ready: (page) =>
      section(page, 'Zones enregistrées hors plage')
        .getByText(/^Toutes les zones|°C$/)
        .first(),
  },
  {
    operation: 'bookingSlots.list',
    where: 'the bookings of the day',
    screen: '/aujourd-hui',
    quiet: retryIn('Réservations'),
    ready: (page) => section(page, 'Réservations').getByText(/^\d+$/).first(),
  },
  {
    operation: 'orders.list',
    where: 'the newest deliveries, for the analysis',
    screen: '/analyse',
    request: /^GET \/orders\?page=1&itemsPerPage=100&order/,
    quiet: retryButton,
    // Paper says the same, in an element that is hidden on the screen.
    ready: (page) =>
      page.getByText(/^sur (toutes les livraisons|les \d+ dernières livraisons)/).filter({ visible: true }),
  },
  {
    operation: 'orders.list',
    where: 'the newest deliveries, for a forecast',
    screen: '/reseau',
    request: /^GET \/orders\?page=1&itemsPerPage=100&order/,
    ...forForecast,
  },
  {
    operation: 'orders.list',
    where: 'the parcels on their way, for a forecast',
    screen: '/reseau',
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=picked_up&/,
    ...forForecast,
  },
  {
    operation: 'lockers.list',
    where: 'the machines, for a forecast',
    screen: '/analyse',
    ...forForecast,
  },
  {
    operation: 'orders.list',
    where: 'the deliveries of a monthly statement',
    screen: '/analyse/rapport?societe=900&mois=2023-04',
    request: /^GET \/orders\?page=1&itemsPerPage=100&order/,
    quiet: retryButton,
    ready: (page) => page.getByText(/lecture terminée/),
  },
  {
    operation: 'companies.list',
    where: 'the companies of a monthly statement',
    screen: '/analyse/rapport',
    request: /^GET \/companies\?page=1&itemsPerPage=100&/,
    quiet: retryButton,
    ready: (page) => page.getByLabel('Société').filter({ hasText: 'Fautes' }),
  },
  {
    operation: 'orders.list',
    where: 'the deliveries for the sizes of the bookings',
    screen: '/analyse/reservations',
    request: /^GET \/orders\?page=1&itemsPerPage=100&order/,
    quiet: retryButton,
    ready: (page) => page.getByText(/lecture terminée/),
  },
  {
    operation: 'bookingSlots.list',
    where: 'the bookings and their sizes',
    screen: '/analyse/reservations?societe=900',
    quiet: retryButton,
    ready: (page) => page.getByRole('row', { name: /Fautes/ }).first(),
  },
  {
    operation: 'companies.list',
    where: 'all companies, for the filter of the bookings',
    screen: '/bookings?filtre=actives',
    request: /^GET \/companies\?page=1&itemsPerPage=100&/,
    quiet: retryButton,
    ready: (page) => page.getByText(/réservations? actives?, \d+ sociétés?$/),
  },
]
