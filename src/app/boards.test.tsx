import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, type Received, record, status } from '#api/test-calls.ts'
import { display, page } from './test-screens.tsx'

const zone = (id: number, given: object) => ({ '@id': `/api/temperature_zones/${id}`, id, name: 'Frais', ...given })
const machine = (...temperatureZones: object[]) => ({
  ...record('lockers', 3),
  shortLocation: 'Taina',
  temperatureZones,
})
const withMachines =
  (answer: object) =>
  ({ url }: Received) =>
    json(url.startsWith('/api/lockers') ? answer : page())

test.each<{ what: string; zones: object[]; says: string; isGood: boolean }>([
  { what: 'has no key', zones: [zone(1, { currentTemp: 30 })], says: '1 sans plage', isGood: false },
  { what: 'has no value', zones: [zone(1, { myKey: 'MT' })], says: '1 non mesurée', isGood: false },
  {
    what: 'has another key, beside one that is in its band',
    zones: [zone(1, { myKey: 'XT', currentTemp: 30 }), zone(2, { myKey: 'MT', currentTemp: 4 })],
    says: '1 sans plage',
    isGood: true,
  },
])('[TDY-05] a zone that cannot be judged is counted, and is not called good: one that $what', async (given) => {
  const server = withMachines(page(machine(...given.zones)))
  await display('ROLE_ADMIN', '/aujourd-hui', server, { temperatureBands: { MT: [2, 8] } })
  const zones = await screen.findByRole('region', { name: 'Zones enregistrées hors plage' })
  await screen.findByText(given.says)
  expect(zones.textContent).toContain(given.says)
  expect(zones.textContent.includes('Toutes les zones mesurées sont dans leur plage.')).toBe(given.isGood)
})

test('[TDY-04] [TDY-05] [TDY-06] [NET-01] [NET-06] a part of the rows is no good news, and none of them is no zero', async () => {
  const one = { ...machine(zone(1, { myKey: 'MT', currentTemp: 4 })), slotsInfos: { total: 5, available: 5 } }
  const booking = { '@id': '/api/booking_slots/1', id: 1, capacity: 4, available: 1, active: true }
  const part = (row: object) => json({ ...page(row), 'hydra:totalItems': 3 })
  const server = ({ url }: Received) =>
    url.startsWith('/api/lockers') ? part(one) : url.startsWith('/api/booking_slots') ? part(booking) : json(page())
  const bands = { temperatureBands: { MT: [2, 8] as const } }
  await display('ROLE_ADMIN', '/aujourd-hui', server, bands)
  const saturated = await screen.findByRole('link', { name: 'Réservations saturées' })
  const figure = () => document.getElementById(saturated.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(figure()).toBe('–'))
  for (const rows of ['machines', 'zones'])
    expect(await screen.findByText(`partiel : le serveur n'a pas donné toutes les ${rows}`)).toBeTruthy()
  for (const good of ['Aucune machine sous tension.', /^Toutes les zones mesurées/, /^Aucune réservation/])
    expect(screen.queryByText(good)).toBeNull()
  cleanup()
  await display('ROLE_ADMIN', '/reseau', server, bands)
  expect(await screen.findByText(/– sous tension/)).toBeTruthy()
  await screen.findAllByText("partiel : le serveur n'a pas donné toutes les lignes")
  expect(screen.getByText("partiel : le serveur n'a pas donné toutes les machines")).toBeTruthy()
  expect(screen.queryByText('Aucune zone enregistrée hors plage.')).toBeNull()
})

test('[TDY-08] a change is announced while the bookings are still loading, and their change is added later', async () => {
  const booking = { '@id': '/api/booking_slots/1', id: 1, capacity: 2, available: 0, active: true }
  const waiting = Promise.withResolvers<Response>()
  let isLater = false
  await display('ROLE_ADMIN', '/aujourd-hui', ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://any')
    if (isLater && pathname === '/api/booking_slots') return waiting.promise
    const isDeposited = searchParams.get('itemsPerPage') === '1' && searchParams.get('status') === 'operin'
    return json({ ...page(), 'hydra:totalItems': isDeposited ? (isLater ? 5 : 3) : 0 })
  })
  await screen.findByText('3')
  await screen.findByText('Aucune réservation saturée.')
  isLater = true
  fireEvent.click(await screen.findByRole('button', { name: 'Actualiser' }))
  expect(await screen.findByText('Depuis la dernière lecture : « Déposées » de 3 à 5.')).toBeTruthy()
  waiting.resolve(json(page(booking)))
  const whole = 'Depuis la dernière lecture : « Déposées » de 3 à 5 et « Réservations saturées » de 0 à 1.'
  expect(await screen.findByText(whole)).toBeTruthy()
})

test('[TDY-03] « Tout voir » is in the address, so that a link shows the same parcels', async () => {
  const createdAt = new Date(Date.now() - 43 * 3_600_000).toISOString()
  const parcel = (_: unknown, id: number) => ({
    ...record('orders', id + 1),
    barcode: `V-${id + 1}`,
    status: 'operin',
    hold: 2880,
    history: [{ status: 'operin', createdAt }],
  })
  const parcels = page(...Array.from({ length: 12 }, parcel))
  const server = ({ url }: Received) => json(/itemsPerPage=100&status=operin/.test(url) ? parcels : page())
  const { router } = await display('ROLE_ADMIN', '/aujourd-hui?expirent=toutes', server)
  const fewer = await screen.findByRole('button', { name: 'Afficher moins' })
  const rows = () => screen.getAllByRole('rowheader').length
  expect(rows()).toBe(12)
  fireEvent.click(fewer)
  const all = await screen.findByRole('button', { name: 'Tout voir (12)' })
  expect(rows()).toBe(10)
  expect(router.state.location.href).toBe('/aujourd-hui')
  fireEvent.click(all)
  await waitFor(() => expect(rows()).toBe(12))
  expect(router.state.location.href).toBe('/aujourd-hui?expirent=toutes')
})

test('[TDY-04] machines without a number of slots are not reported as having room', async () => {
  await display('ROLE_ADMIN', '/aujourd-hui', withMachines(page(machine())))
  const machines = await screen.findByRole('region', { name: 'Machines sous tension' })
  await screen.findByText('1 sans mesure')
  expect(machines.textContent).not.toContain('Aucune machine sous tension.')
})

test('[NET-05] a booking of an unknown machine has a separate row until a city is chosen', async () => {
  // Such a server sends the slot as an IRI.
  const booking = { '@id': '/api/booking_slots/1', id: 1, capacity: 4, available: 1, slot: '/api/slots/9' }
  const { router } = await display('ROLE_ADMIN', '/reseau', ({ url }) => {
    if (url.startsWith('/api/booking_slots')) return json(page(booking))
    return json(url.startsWith('/api/lockers') ? page({ ...machine(), city: 'Arue' }) : page())
  })
  const rates = await screen.findByRole('table', { name: 'Réservations par machine et société' })
  await waitFor(() => expect(rates.textContent).toContain('Machine inconnue'))
  expect(rates.textContent).toMatch(/75.%/)
  await act(() => router.navigate({ to: '/reseau', search: { ville: 'Arue' } } as never))
  await waitFor(() => expect(rates.textContent).toContain('Aucune réservation.'))
})

test('[NET-06] [LIST-03] the temperatures of the network are judged by the bands, and sorted by their columns', async () => {
  const zones = [-5, 4, undefined].map((currentTemp, at) => zone(at + 1, { myKey: 'MT', currentTemp }))
  const server = withMachines(page(machine(...zones)))
  await display('ROLE_ADMIN', '/reseau', server, { temperatureBands: { MT: [2, 8] } })
  const table = within(await screen.findByRole('table', { name: 'Températures enregistrées' }))
  const verdicts = () => table.getAllByText(/^(Dans la plage|Hors plage|Non mesurée)$/).map((each) => each.textContent)
  await waitFor(() => expect(verdicts()).toEqual(['Hors plage', 'Non mesurée', 'Dans la plage']))
  const sorted: Record<string, string[]> = {
    'Valeur enregistrée': ['Hors plage', 'Dans la plage', 'Non mesurée'],
    État: ['Dans la plage', 'Hors plage', 'Non mesurée'],
  }
  for (const [name, expected] of Object.entries(sorted)) {
    fireEvent.click(table.getByRole('button', { name }))
    await waitFor(() => expect(verdicts()).toEqual(expected))
  }
})

test('[TDY-05] [TDY-06] [TDY-07] each section says what is good about it, or alone that it could not be read', async () => {
  let isDown = true
  await display('ROLE_ADMIN', '/aujourd-hui', ({ url }) =>
    isDown && url.startsWith('/api/lockers') ? status(403) : json(page()),
  )
  const machines = await screen.findByRole('region', { name: 'Machines sous tension' })
  await waitFor(() => expect(machines.textContent).toContain("Cette partie n'a pas pu être lue."))
  for (const good of [
    "Aucun colis n'expire dans les 6 heures.",
    'Aucune livraison expirée.',
    'Aucune réservation saturée.',
  ])
    expect(await screen.findByText(good)).toBeTruthy()
  // Without bands nothing is judged.
  expect(screen.queryByRole('region', { name: 'Zones enregistrées hors plage' })).toBeNull()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(machines.textContent).toContain('Aucune machine sous tension.'))
})
