import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { json } from '#api/test-calls.ts'
import { draw, open, page } from './test-screens.tsx'

/** What the tables and cards of the screens show of a complete record, and the one call that brings it. */

const company = {
  '@id': '/api/companies/12',
  id: 12,
  name: 'Épicerie Vaiana',
  cleveronCompanyId: 'CMP-VAI',
  contactName: 'Hina Teriipaia',
  contactEmail: 'hina@vaiana.pf',
  contactPhone: '0689401234',
  createdAt: '2023-03-15T05:30:00+00:00',
  mailProviderActive: true,
  smsProviderActive: false,
}
const moana = {
  '@id': '/api/users/7',
  id: 7,
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
const slot = {
  '@id': '/api/slots/10',
  id: 10,
  size: 'XS',
  capacity: 26,
  available: 22,
  height: 10,
  width: 20.5,
  depth: 30,
}
const machine = {
  '@id': '/api/lockers/3',
  id: 3,
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
  '@id': `/api/booking_slots/${id}`,
  id,
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
  const { router, calls } = await open(role, path, ({ url }) => json(answers[url.split('?', 1)[0] ?? ''] ?? page()))
  draw(router)
  await screen.findByRole('heading', { level: 1 })
  return (start: string) => calls.map(({ url }) => decodeURIComponent(url)).filter((url) => url.startsWith(start))
}

/** The text of an element, or the name of its icon. */
const textOf = (each: Element) =>
  (each.textContent || each.querySelector('[role=img]')?.getAttribute('aria-label') || '').replaceAll(/\s/g, ' ')
const lineOf = (cells: Iterable<Element>) => [...cells].map(textOf).join(' | ')

test.each<{ ids: string; path: string; name: string | RegExp; call: string; lines: string[] }>([
  {
    ids: '[CO-01] [CO-02] [CO-03] [CO-04] [CO-05] [CO-06] [CO-07] [CO-16] [NAV-34] [ENT-03] [API-27] [CST-08]',
    path: '/societes',
    name: 'Sociétés',
    call: '/api/companies?page=1&itemsPerPage=10&',
    lines: [
      '# | Nom | Client / organisation | E-mail | Téléphone | Date de création | Actions',
      '12 | Épicerie Vaiana | Hina Teriipaia | hina@vaiana.pf | 0689401234 | 14/03/2023 19:30 | ',
    ],
  },
  {
    ids: '[COD-14] [COD-15] [COD-16] [COD-17] [API-37] [ENT-06] [CST-08]',
    path: '/societes/detail/12',
    name: 'Utilisateurs',
    call: '/api/companies/12/members?page=1&itemsPerPage=10&',
    lines: [
      'Nom | Rôle | E-mail | Téléphone | Statut',
      'Moana Tehei | Opérateur | moana@example.test | 87700007 | Activé',
      'Hiro Tehei | Livreur | moana@example.test | 87700007 | Désactivé',
    ],
  },
  {
    ids: '[COD-28] [COD-29] [COD-30] [COD-31] [COD-32] [API-39] [CST-09]',
    path: '/societes/detail/12',
    name: 'Bookings',
    call: '/api/companies/12/bookings?page=1&itemsPerPage=20&',
    lines: [
      'Machine | Zone | H x L x P cm | Réservés | Disponibles | Statut',
      'Taina | Ambiant | 10 x 20,5 x 30 | 3 | 2 | Désactivé',
      'Taina | Ambiant | 10 x 20,5 x 30 | 5 | 2 | Activé',
      'Taina | Ambiant | 10 x 20,5 x 30 | 2 | 2 | Activé',
    ],
  },
  {
    ids: '[USR-01] [NAV-40] [ENT-30] [API-20] [CST-08]',
    path: '/utilisateurs',
    name: 'Utilisateurs',
    call: '/api/users?page=1&itemsPerPage=10&',
    lines: [
      '# | Nom | Rôle | E-mail | Téléphone | Statut | Actions',
      '7 | Moana Tehei | Opérateur | moana@example.test | 87700007 | Activé | ',
      '8 | Hiro Tehei | Livreur | moana@example.test | 87700007 | Désactivé | ',
    ],
  },
  {
    ids: '[LOC-01] [LOC-02] [LOC-03] [LOC-04] [LOC-05] [LOC-06] [LOC-07] [LOC-11] [NAV-48] [ENT-08] [API-49]',
    path: '/lockers',
    name: 'Machines',
    call: '/api/lockers?page=1&itemsPerPage=10&',
    lines: [
      'ID | Apm ID | Type de modèle | Emplacement court | Emplacement | Ville | Actions',
      '3 | APM003 | 503 | Taina | Marina Taina, quai nord | Punaauia | ',
    ],
  },
  {
    ids: '[LOC-19] [ZON-06] [SLT-09] [SLT-11]',
    path: '/lockers/detail/3',
    name: 'Zones de température',
    call: '/api/lockers/3?',
    lines: [
      '# | H x L x P (cm) | Taille | Quantité totale | Disponibles | Poids max. (kg) | Actions',
      'AmbiantHT23,5 °C | ',
      '10 | 10 x 20,5 x 30 | XS | 26 | 22 | 5,5 | ',
    ],
  },
  {
    // The ids are sorted as numbers (42, 99, 100), not as texts.
    ids: '[BK-08] [BK-10] [BK-11] [BK-12] [BK-13] [BK-14] [BK-15] [ENT-07] [ENT-14] [ENT-29]',
    path: '/bookings',
    name: /^Bookings d.*Épicerie Vaiana$/,
    call: '/api/companies?page=1&itemsPerPage=10&',
    lines: [
      'Machine | Zone de température | H x L x P | Réservés | Disponibles | État',
      'TainaMarina Taina, quai nord | Ambiant (HT) | 10 x 20,5 x 30 cm | 5 | 2 | Activé',
      'TainaMarina Taina, quai nord | Ambiant (HT) | 10 x 20,5 x 30 cm | 2 | 2 | Activé',
      'TainaMarina Taina, quai nord | Ambiant (HT) | 10 x 20,5 x 30 cm | 3 | 2 | Désactivé',
    ],
  },
])('$ids the table « $name » of $path comes with one call', async ({ path, name, call, lines }) => {
  const asked = await show('ROLE_ADMIN', path)
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBeNull())
  const rowsOfTable = [...table.querySelectorAll(':scope > thead > tr, :scope > tbody > tr')]
  expect(rowsOfTable.map(({ children }) => lineOf(children))).toEqual(lines)
  const calls = asked(call.split('?', 1)[0] + '?')
  expect(calls).toEqual([expect.stringContaining(call)])
  // Fields that no table shows.
  expect(calls[0]).not.toMatch(/=(apmAccessCode|orderEventUrl|members|orders|keyTemp)\b/)
})

const written = 'Date de création : 14/03/2023 19:30'
const account = [
  'Rôle : Opérateur',
  'Statut : Activé',
  "Nom d'utilisateur : moana",
  'Adresse e-mail : moana@example.test',
  'Téléphone : 87700007',
  written,
]

test.each<{ ids: string; path: string; title: string; name: string; facts: string[] }>([
  {
    ids: '[COD-01] [COD-02] [COD-03] [COD-04] [COD-05] [COD-06] [COD-07] [COD-08] [NAV-38]',
    path: '/societes/detail/12',
    title: 'Société',
    name: 'Épicerie Vaiana – Sociétés – Consigne',
    facts: [
      'Nom : Épicerie Vaiana',
      'Référence : CMP-VAI',
      written,
      'Nom du contact : Hina Teriipaia',
      'Adresse e-mail du contact : hina@vaiana.pf',
      'Téléphone du contact : 0689401234',
      'Notifications par e-mail : Activé',
      'Notifications par SMS : Désactivé',
    ],
  },
  {
    ids: '[USR-33] [USR-40] [ENT-23] [NAV-44]',
    path: '/utilisateurs/detail/7',
    title: 'Utilisateur',
    name: 'Moana Tehei – Utilisateurs – Consigne',
    facts: ['Nom : Moana Tehei', ...account, "Code d'accès APM : 4321"],
  },
  {
    // The stored session is that of Teva, a super administrator.
    ids: '[ACC-01] [ACC-02] [NAV-45] [API-15]',
    path: '/mon-compte',
    title: 'Mon compte',
    name: 'Mon compte – Consigne',
    facts: account,
  },
  {
    ids: '[LOC-13] [LOC-14] [LOC-15] [LOC-16] [LOC-17] [LOC-18] [NAV-49] [ENT-09] [API-50]',
    path: '/lockers/detail/3',
    title: 'Machine APM003',
    name: 'APM003 – Machines – Consigne',
    facts: [
      'Référence : APM003',
      'Modèle : 503',
      'Date de création : 02/05/2023 22:00',
      'Emplacement court : Taina',
      'Emplacement : Marina Taina, quai nord',
      'Ville : Punaauia',
      'Total : 65',
      'Disponibles : 49',
      'Réservés : 16',
    ],
  },
])('$ids the card of $path', async ({ path, title, name, facts }) => {
  await show('ROLE_SUPER_ADMIN', path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  // Below the card the latest deliveries come later, which have figures of their own.
  await waitFor(() => {
    expect(document.title).toBe(name)
    const terms = [...document.querySelectorAll('main dt')].slice(0, facts.length)
    expect(terms.map((term) => `${textOf(term)} : ${textOf(term.nextElementSibling!)}`)).toEqual(facts)
  })
})
