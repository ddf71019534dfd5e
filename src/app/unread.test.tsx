import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { json, type Received, record, rows, silence, status } from '#api/test-calls.ts'
import { display, page } from './test-screens.tsx'

/** Values that the server leaves out are unknown, and no screen shows them as zero. */

// Transforms lazily loaded code before the tests, which takes seconds.
beforeAll(async () => void (await import('#refresh/RefreshBar.tsx')), 60_000)

const machine = (id: number, shortLocation: string, total = 50) => ({
  ...record('lockers', id),
  shortLocation,
  slotsInfos: { total, available: 5 },
  temperatureZones: [
    {
      ...record('temperature_zones', id),
      name: 'Frais',
      slots: [{ ...record('slots', id), size: 'S', capacity: total, available: 5 }],
    },
  ],
})
const machines = [machine(3, 'Taina'), machine(4, 'Arue')]
const parcel = (id: number, given: object = {}) => ({
  ...record('orders', id),
  barcode: `V-${id}`,
  status: 'operin',
  ...given,
})
const inTaina = { locker: { '@id': '/api/lockers/3', id: 3, shortLocation: 'Taina' } }
const parcels = (count: number, given: object = {}) => Array.from({ length: count }, (_, at) => parcel(at + 1, given))

const withParcels =
  (orders: readonly object[]) =>
  ({ url }: Received) => {
    const [path = '', query = ''] = url.split('?')
    const [, id] = /^\/api\/lockers\/(\d+)$/.exec(path) ?? []
    if (id !== undefined) return json(machines.find((each) => String(each.id) === id))
    if (path === '/api/lockers') return json(page(...machines))
    return json(page(...(path === '/api/orders' && /itemsPerPage=100&status=operin/.test(query) ? orders : [])))
  }

const show = (path: string, orders: readonly object[]) => display('ROLE_ADMIN', path, withParcels(orders))
const main = () => (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')
const said = "partiel : la machine de 40 colis n'est pas indiquée"
const lost = parcels(40)

const some = [...lost, parcel(99, inTaina)]
const undated = parcels(40, inTaina)
const expired = parcels(40, { ...inTaina, status: 'overtime' })
const perhaps = '40 colis sont peut-être dans cette machine : le serveur ne dit pas dans laquelle ils sont.'

test.each<[ids: string, screen: string, path: string, orders: object[], shown: string[], hidden: string[]]>([
  ['INV-01', 'a machine', '/inventaire/3', lost, [said, perhaps], ['Aucun colis dans cette machine.', 'Taina0']],
  ['INV-01', 'a machine with a parcel', '/inventaire/3', some, ['Tainaau moins 1'], []],
  ['INV-01', 'the page of a machine', '/lockers/detail/3', lost, ['Colis dans cette machine (–)', said], []],
  ['INV-01', 'the page of another', '/lockers/detail/3', some, ['Colis dans cette machine (au moins 1)'], []],
  ['INV-01', 'the machines', '/inventaire', some, [said, 'Arue--–', 'Taina--au moins 1'], []],
  ['INV-04', 'a count', '/inventaire/3/comptage', lost, [said], ['devrai']],
  ['INV-04', 'another', '/inventaire/3/comptage', some, ['Au moins 1 colis devrait être dans cette machine.'], []],
  ['NET-03', 'the network', '/reseau', [parcel(1), parcel(99, inTaina)], ['– sur 50', '0 sous tension'], ['inconnue']],
  ['TDY-04', 'today', '/aujourd-hui', lost, [said], ['Aucune machine', 'tension0']],
  ['TDY-03', 'today', '/aujourd-hui', undated, ['40 colis sans échéance connue'], ['Aucun colis', 'heures0']],
  ['TDY-03', 'today, where expired parcels need no date,', '/aujourd-hui', expired, ["Aucun colis n'expire"], []],
])('[%s] %s shows no zero and no good news when the server leaves out a fact of its parcels', async (...given) => {
  const [, , path, orders, shown, hidden] = given
  await show(path, orders)
  await waitFor(() => expect(shown.filter((text) => !main().includes(text))).toEqual([]))
  expect(hidden.filter((text) => main().includes(text))).toEqual([])
})

test('[INV-01] a machine without parcels says so', async () => {
  await show('/inventaire/4', [parcel(99, inTaina)])
  expect(await screen.findByText('Aucun colis dans cette machine.')).toBeDefined()
})

test('[INV-02] a printed sheet has no zero when parcels have no machine, and says why', async () => {
  vi.stubGlobal('print', () => {})
  await show('/inventaire', some)
  await screen.findByText(said)
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer les feuilles' }))
  const heads = [...document.querySelectorAll('[data-print-view] header p')].map((each) => each.textContent)
  expect(heads.slice(0, 2).map((text) => text?.replaceAll('\u00A0', ' ').split(' · ').slice(1))).toEqual([
    ['– colis attendu', said],
    ['au moins 1 colis attendu', said],
  ])
})

test('[NET-03] list, heading and stock of the network show a minimum or a dash when parcels have no machine', async () => {
  await show('/reseau?machine=4', some)
  expect(await screen.findByText(said)).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Machines' }))
  expect(list.getByText('au moins 1 occupé sur 50')).toBeTruthy()
  expect(list.getAllByText('Occupation inconnue')).toHaveLength(2)
  expect(main()).toContain('– sous tension')
  const stock = await screen.findByRole('table', { name: "Casiers d'Arue" })
  await waitFor(() => expect(stock.textContent).toContain('Frais S'))
  expect([...stock.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['50', '5', '–', '–'])
})

test('[INV-04] a count begins only when all expected parcels are read', async () => {
  await display('ROLE_ADMIN', '/inventaire/3/comptage', (call) => {
    if (/page=2/.test(call.url)) return silence(call)
    const isFirst = /itemsPerPage=100&status=operin/.test(call.url)
    return isFirst ? rows([parcel(99, inTaina)], 2, '/api/orders?page=2') : withParcels([])(call)
  })
  expect(await screen.findByText(/^partiel : 4 pages sur 5 lues$/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Commencer le comptage' }).disabled).toBe(true)
})

const company = (id: number, given: object = {}) => ({ ...record('companies', id), name: `Vaima ${id}`, ...given })
const booking = { '@id': '/api/booking_slots/1', id: 1, capacity: 2, available: 1, active: true }

async function showBookings(path: string, ...companies: object[]) {
  await display('ROLE_ADMIN', path, ({ url }) => json(url.startsWith('/api/companies') ? page(...companies) : {}))
  await screen.findByRole('heading', { level: 1 })
}

test('[BK-18] a company whose bookings the server leaves out is not shown as having none', async () => {
  await showBookings('/bookings', company(1), company(2, { bookingSlots: [] }))
  const lines = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(lines.find((text) => text.includes('Vaima 1'))).toContain("Le serveur n'a pas donné les réservations.")
  expect(lines.find((text) => text.includes('Vaima 2'))).toContain('Aucun enregistrement !')
})

test('[LIST-02] a filter of bookings shows for how many companies the bookings are unknown', async () => {
  await showBookings('/bookings?filtre=saturees', company(1), company(2, { bookingSlots: [booking] }))
  const unknown = 'Réservations inconnues pour 1 société.'
  await waitFor(() => expect(main()).toContain(unknown))
  expect(main()).not.toContain('Aucune réservation saturée.')
  expect(main()).not.toContain('Aucun enregistrement')
  expect(main()).not.toContain('0 réservation')
})

const firstOfTwo = () => rows([company(1, { bookingSlots: [] })], 2, '/api/companies?page=2')
const withRest =
  (rest: (call: Received) => Response | Promise<Response>) =>
  (call: Received): Response | Promise<Response> =>
    call.url.includes('itemsPerPage=100') ? rest(call) : firstOfTwo()

test.each([
  ['before the first answer', silence, 'Bookings'],
  ['while further companies are read', withRest(silence), 'Société'],
  ['when the companies cannot be read', withRest(() => status(500)), 'Réessayer'],
])('[TDY-06] %s the list does not claim that no company has such a booking', async (_when, server, shown) => {
  await display('ROLE_ADMIN', '/bookings?filtre=saturees', server)
  await waitFor(() => expect(main()).toContain(shown))
  expect(main()).not.toMatch(/saturée|Aucun enregistrement/)
})

test('[TDY-06] when all companies are read, the list says that none has such a booking', async () => {
  await showBookings('/bookings?filtre=saturees', company(1, { bookingSlots: [] }))
  await waitFor(() => expect(main()).toContain('Aucune réservation saturée.'))
  expect(main()).toContain('0 réservation saturée, 0 société')
})

test('[LIST-02] [TDY-06] bookings without counts are not shown as fine', async () => {
  const { available: _left, ...mute } = booking
  await showBookings('/bookings?filtre=saturees', company(2, { bookingSlots: [mute] }))
  await waitFor(() => expect(main()).toContain('Réservations inconnues pour 1 société.'))
  expect(main()).not.toContain('Aucune réservation saturée.')
  cleanup()
  await display('ROLE_ADMIN', '/aujourd-hui', ({ url }) =>
    json(page(...(url.startsWith('/api/booking_slots') ? [mute] : []))),
  )
  const section = await screen.findByRole('region', { name: 'Réservations' })
  await waitFor(() => expect(section.textContent).toContain('1 réservation sans mesure'))
  expect(section.textContent).not.toContain('Aucune')
  expect(section.textContent.match(/–/g)).toHaveLength(2)
})

test('[WIZ-03] the wizard offers a company whose bookings the server leaves out', async () => {
  await showBookings('/livraisons/creation', company(1))
  await screen.findByText('Société', { selector: 'label *, label' })
  expect(main()).not.toContain('Aucune société')
})

test('[N01] [G-123] an empty list instead of a collection is an unreadable answer', async () => {
  await display('ROLE_ADMIN', '/aujourd-hui', () => json([]))
  await screen.findAllByText("Les colis n'ont pas pu être lus.")
  expect(main()).not.toContain("Les colis n'ont pas tous été lus.")
  expect(main()).not.toContain('Aucun')
})

/** Answers nothing about these addresses. */
const showWithout = (path: string, isMissing: (url: string) => boolean) =>
  display('ROLE_ADMIN', path, ({ url }) =>
    json(isMissing(url) ? [] : url.startsWith('/api/companies/7?') ? company(7) : page()),
  )

test.each([
  ['/aujourd-hui', 'Machines sous tension', /^\/api\/(lockers|orders)/, 'Réessayer', /^\/api\/lockers/],
  [
    '/societes/detail/7',
    'Dernières livraisons',
    /^\/api\/orders/,
    'Relire les livraisons',
    /^\/api\/orders\?page=1&itemsPerPage=100&order/,
  ],
])('[ERR-01] on %s « %s » has one button, which repeats both failed reads', async (path, name, missing, again, own) => {
  const { calls } = await showWithout(path, (url) => missing.test(url))
  const card = await screen.findByRole('region', { name })
  await waitFor(() => expect(card.textContent).toMatch(/n'ont pas pu être lus\..*n'(a|ont) pas pu être lue/))
  const before = calls.length
  const buttons = within(card)
    .getAllByRole('button')
    .filter(({ textContent }) => /Réessayer|Relire/.test(textContent))
  expect(buttons.map(({ textContent }) => textContent)).toEqual([again])
  await waitFor(() => expect(buttons[0]?.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(buttons[0]!)
  await waitFor(() => {
    const repeated = calls.slice(before)
    expect(repeated.filter(({ url }) => own.test(url))).not.toEqual([])
    expect(repeated.filter(({ url }) => /^\/api\/orders.*status=operin/.test(url))).not.toEqual([])
  })
})

test('[DESK-04] the share of expired deliveries that could not be read is a dash', async () => {
  await showWithout('/societes/detail/7', (url) => url.startsWith('/api/orders?page=1&itemsPerPage=100&order'))
  const card = await screen.findByRole('region', { name: 'Dernières livraisons' })
  await waitFor(() => expect(card.textContent).toContain("Les livraisons n'ont pas pu être lues."))
  expect(within(card).getByText('Expirées').parentElement?.textContent).toBe('Expirées–')
})

test('[ORD-14] after an empty filter the next one says nothing before its answer', async () => {
  const next = Promise.withResolvers<void>()
  const { router } = await display('ROLE_ADMIN', '/livraisons?status=overtime', async ({ url }) => {
    // Not the counts of the worklists, which ask for one row.
    if (!/status=operin/.test(url) || url.includes('itemsPerPage=1&')) return json(page())
    await next.promise
    return json(page(parcel(1)))
  })
  expect(await screen.findByText(/^Aucune livraison ne correspond/)).toBeTruthy()
  await act(() => router.navigate({ to: '/livraisons', search: { status: 'operin' } }))
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Statut' }).value).toBe('operin'))
  expect(screen.queryByText(/^Aucun/)).toBeNull()
  await act(async () => next.resolve())
  expect(await screen.findByText('V-1')).toBeTruthy()
})

test('[LIST-01] a filter that has not read everything does not say that there is no result', async () => {
  const rest = Promise.withResolvers<void>()
  await display('ROLE_ADMIN', '/societes?recherche=zephir', async ({ url }) => {
    if (!url.includes('page=2')) return url.startsWith('/api/companies') ? firstOfTwo() : json(page())
    await rest.promise
    return json(page({ ...company(2), name: 'Zéphir' }))
  })
  expect(await screen.findByText('Aucun résultat dans ce qui a été lu.')).toBeTruthy()
  await act(async () => rest.resolve())
  expect(await screen.findByRole('rowheader', { name: 'Zéphir' })).toBeTruthy()
})
