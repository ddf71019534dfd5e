import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { json, record } from '#api/test-calls.ts'
import { aCompany } from '../../e2e/builders/company.ts'
import { display, page } from './test-screens.tsx'

/**
 * What the tables and cards of the screens show of a complete record, and the one call that brings it. The snapshot has their rows:
 * `npm run unit -- src/app/shown -u` after an intended change, and read the difference.
 */

const company = aCompany({
  id: 12,
  name: 'Épicerie Vaiana',
  cleveronCompanyId: 'CMP-VAI',
  contactEmail: 'hina@vaiana.pf',
  contactPhone: '0689401234',
  createdAt: '2023-03-15T05:30:00+00:00',
})
const moana = {
  ...record('users', 7),
  firstName: 'Moana',
  lastName: 'Tehei',
  username: 'moana',
  email: 'moana@example.test',
  phone: '87700007',
  roles: ['ROLE_TECH', 'ROLE_SHIPPER'],
  enabled: true,
  apmAccessCode: 4321,
  createdAt: '2023-03-15T05:30:00+00:00',
}
const hiro = { ...moana, '@id': '/api/users/8', id: 8, firstName: 'Hiro', roles: ['ROLE_SHIPPER'], enabled: false }
const zone = { '@id': '/api/temperature_zones/5', id: 5, name: 'Ambiant', myKey: 'HT', currentTemp: 23.5 }
const slot = { ...record('slots', 10), size: 'XS', capacity: 26, available: 22, height: 10, width: 20.5, depth: 30 }
const machine = {
  ...record('lockers', 3),
  cleveronApmId: 'APM003',
  type: 503,
  location: 'Marina Taina, quai nord',
  shortLocation: 'Taina',
  city: 'Punaauia',
  createdAt: '2023-05-03T08:00:00+00:00',
  slotsInfos: { total: 65, available: 49, rented: 16 },
  temperatureZones: [{ ...zone, slots: [{ ...slot, maxWeight: 5.5 }] }],
}
const place = { ...slot, temperatureZone: { ...zone, locker: machine } }
const booking = (id: number, capacity: number, active: boolean) => ({
  ...record('booking_slots', id),
  slot: place,
  capacity,
  available: 2,
  active,
})
const bookings = [booking(100, 3, false), booking(42, 5, true), booking(99, 2, true)]

const answers: Record<string, object> = {
  '/api/companies': page({ ...company, bookingSlots: bookings }),
  '/api/companies/12': company,
  '/api/companies/12/members': page(moana, hiro),
  '/api/companies/12/bookings': page(...bookings),
  '/api/users': page(moana, hiro),
  '/api/users/7': moana,
  '/api/me': { ...moana, '@id': '/api/me' },
  '/api/lockers': page(machine),
  '/api/lockers/3': machine,
}

async function show(role: Role, path: string) {
  const { calls } = await display(role, path, ({ url }) => json(answers[url.split('?', 1)[0] ?? ''] ?? page()))
  await screen.findByRole('heading', { level: 1 })
  return (start: string) => calls.map(({ url }) => decodeURIComponent(url)).filter((url) => url.startsWith(start))
}

/** The text of an element, or the name of its icon. */
const textOf = (each: Element) =>
  (each.textContent || each.querySelector('[role=img]')?.getAttribute('aria-label') || '').replaceAll(/\s/g, ' ')
const lineOf = (cells: Iterable<Element>) => [...cells].map(textOf).join(' | ')

test.each<{ ids: string; path: string; name: string | RegExp; call: string }>([
  {
    ids: '[CO-01] [CO-02] [CO-03] [CO-04] [CO-05] [CO-06] [CO-07] [CO-16] [NAV-34] [ENT-03] [API-27] [CST-08]',
    path: '/societes',
    name: 'Sociétés',
    call: '/api/companies?page=1&itemsPerPage=10&',
  },
  {
    ids: '[COD-14] [COD-15] [COD-16] [COD-17] [API-37] [ENT-06] [CST-08]',
    path: '/societes/detail/12',
    name: 'Utilisateurs',
    call: '/api/companies/12/members?page=1&itemsPerPage=10&',
  },
  {
    ids: '[COD-28] [COD-29] [COD-30] [COD-31] [COD-32] [API-39] [CST-09]',
    path: '/societes/detail/12',
    name: 'Bookings',
    call: '/api/companies/12/bookings?page=1&itemsPerPage=20&',
  },
  {
    ids: '[USR-01] [NAV-40] [ENT-30] [API-20] [CST-08]',
    path: '/utilisateurs',
    name: 'Utilisateurs',
    call: '/api/users?page=1&itemsPerPage=10&',
  },
  {
    ids: '[LOC-01] [LOC-02] [LOC-03] [LOC-04] [LOC-05] [LOC-06] [LOC-07] [LOC-11] [NAV-48] [ENT-08] [API-49]',
    path: '/lockers',
    name: 'Machines',
    call: '/api/lockers?page=1&itemsPerPage=10&',
  },
  {
    ids: '[LOC-19] [ZON-06] [SLT-09] [SLT-11]',
    path: '/lockers/detail/3',
    name: 'Zones de température',
    call: '/api/lockers/3?',
  },
  {
    // The ids are sorted as numbers (42, 99, 100), not as texts.
    ids: '[BK-08] [BK-10] [BK-11] [BK-12] [BK-13] [BK-14] [BK-15] [ENT-07] [ENT-14] [ENT-29]',
    path: '/bookings',
    name: /^Bookings d.*Épicerie Vaiana$/,
    call: '/api/companies?page=1&itemsPerPage=10&',
  },
])('$ids the table « $name » of $path comes with one call', async ({ path, name, call }) => {
  const asked = await show('ROLE_ADMIN', path)
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBeNull())
  const rowsOfTable = [...table.querySelectorAll(':scope > thead > tr, :scope > tbody > tr')]
  expect(rowsOfTable.map(({ children }) => lineOf(children)).join('\n')).toMatchSnapshot()
  const calls = asked(call.split('?', 1)[0] + '?')
  expect(calls).toEqual([expect.stringContaining(call)])
  // Fields that no table shows.
  expect(calls[0]).not.toMatch(/=(apmAccessCode|orderEventUrl|members|orders|keyTemp)\b/)
})

test.each<{ ids: string; path: string; title: string; name: string }>([
  {
    ids: '[COD-01] [COD-02] [COD-03] [COD-04] [COD-05] [COD-06] [COD-07] [COD-08] [NAV-38]',
    path: '/societes/detail/12',
    title: 'Société',
    name: 'Épicerie Vaiana – Sociétés – Consigne',
  },
  {
    ids: '[USR-33] [USR-40] [ENT-23] [NAV-44]',
    path: '/utilisateurs/detail/7',
    title: 'Utilisateur',
    name: 'Moana Tehei – Utilisateurs – Consigne',
  },
  {
    // The stored session is that of Teva, a super administrator.
    ids: '[ACC-01] [ACC-02] [NAV-45] [API-15]',
    path: '/mon-compte',
    title: 'Mon compte',
    name: 'Mon compte – Consigne',
  },
  {
    ids: '[LOC-13] [LOC-14] [LOC-15] [LOC-16] [LOC-17] [LOC-18] [NAV-49] [ENT-09] [API-50]',
    path: '/lockers/detail/3',
    title: 'Machine APM003',
    name: 'APM003 – Machines – Consigne',
  },
])('$ids the card of $path', async ({ path, title, name }) => {
  await show('ROLE_SUPER_ADMIN', path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  await waitFor(() => expect(document.title).toBe(name))
  const cards = [...document.querySelectorAll('main section:not([aria-busy]):has(dl)')]
  // The latest deliveries come later and have figures of their own.
  const own = cards.filter((card) => card.querySelector('h2')?.textContent !== 'Dernières livraisons')
  const terms = own.flatMap((card) => [...card.querySelectorAll('dt')])
  expect(terms.map((term) => `${textOf(term)} : ${textOf(term.nextElementSibling!)}`).join('\n')).toMatchSnapshot()
})
