import { aCompanyBooking } from '../builders/company-booking.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { card, queryOf, seedCompany, someMembers, teva } from '../support/pages/company-page.ts'
import { cellOf, expectFlash, row } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const twoMembers = [
  aUser({ id: 7, firstName: 'Moana', lastName: 'Tehei', roles: ['ROLE_TECH', 'ROLE_SHIPPER'], phone: '0687' }),
  aUser({ id: 8, firstName: 'Hiro', lastName: 'Pani', roles: ['ROLE_SHIPPER'], enabled: false }),
]

test('[COD-14] [COD-16] [COD-17] the users of a company show their role, contact and state', async ({ world, as }) => {
  await seedCompany(world, { members: twoMembers, owner: teva })
  const page = await as('member').open('/societes/detail/12')
  const users = card(page, 'Utilisateurs')
  await expect(users.getByRole('columnheader')).toHaveText(['Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut'])
  await expect(row(page, 'Moana Tehei').getByRole('cell')).toHaveText(['Opérateur', 'user7@example.test', '0687', ''])
  await expect(row(page, 'Moana Tehei').getByRole('img')).toHaveAccessibleName('Activé')
  await expect(row(page, 'Hiro Pani').getByRole('img')).toHaveAccessibleName('Désactivé')
  // The owner is shown in the owner card only.
  await expect(users.getByRole('row')).toHaveCount(3)
})

test('[COD-15] [API-37] [ENT-06] the users of a company come with one call of ten members', async ({ world, as }) => {
  await seedCompany(world, { members: twoMembers })
  const page = await as('member').open('/societes/detail/12')
  await test.step('[COD-15] [API-37] [ENT-06] the users of a company come with one call of ten members', async () => {
    await expect(row(page, 'Moana Tehei')).toBeVisible()
    const asked = await world.requests('GET /api/companies/12/members')
    expect(asked).toHaveLength(1)
    expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10&/)
    expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
  })
  await test.step('[COD-18] [ROLE-29] a row of the users opens the user', async () => {
    await row(page, 'Moana Tehei').getByRole('link').click()
    await expect(page).toHaveURL('/utilisateurs/detail/7')
  })
})

test('[COD-24] [API-07] « Charger plus » loads more users by the link of the server, unchanged', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: someMembers(12) })
  const link = '/api/companies/12/members?page=2&itemsPerPage=10&foo=b%2Fr'
  const first = someMembers(10)
  await world.fault(
    { method: 'GET', path: '/members\\?page=1&' },
    { status: 200, body: { 'hydra:member': first, 'hydra:totalItems': 12, 'hydra:view': { 'hydra:next': link } } },
  )
  const page = await as('member').open('/societes/detail/12')
  const users = card(page, 'Utilisateurs')
  await expect(users.getByText('10 sur 12')).toBeVisible()
  await users.getByRole('button', { name: 'Charger plus' }).click()
  await expect(row(page, 'Moana Membre 811')).toBeVisible()
  await expect(row(page, 'Moana Membre 800')).toBeVisible()
  await expect(users.getByRole('row')).toHaveCount(13)
  await expect(users.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const asked = await world.requests('GET /api/companies/12/members')
  expect(asked.map(({ url }) => url).slice(1)).toEqual([link])
})

const twoBookings = [
  aCompanyBooking({ company: 12, machine: 'Punaauia', zone: 'Surgelé', capacity: 5 }),
  aCompanyBooking({ company: 12, machine: 'Faaa', active: false, size: [15, 30.5, 45] }),
]

test('[COD-28] [COD-29] [COD-32] the bookings of a company show zone, size, counts and state', async ({
  world,
  as,
}) => {
  await seedCompany(world, {}, { bookingSlots: twoBookings })
  const page = await as('shipper').open('/societes/detail/12')
  await test.step('[COD-28] [COD-29] [COD-32] the bookings of a company show zone, size, counts and state', async () => {
    const table = card(page, 'Bookings')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Machine',
      'Zone',
      'H x L x P cm',
      'Réservés',
      'Disponibles',
      'Statut',
    ])
    await expect(row(page, 'Punaauia').getByRole('cell')).toHaveText(['Surgelé', '10 x 20 x 30', '5', '5', ''])
    await expect(cellOf(row(page, 'Faaa'), 'H x L x P cm')).toHaveText('15 x 30,5 x 45')
    await expect(row(page, 'Punaauia').getByRole('img')).toHaveAccessibleName('Activé')
    await expect(row(page, 'Faaa').getByRole('img')).toHaveAccessibleName('Désactivé')
  })
  await test.step('[COD-30] [API-39] [CST-09] the bookings of a company come with one call of twenty', async () => {
    await expect(row(page, 'Punaauia')).toBeVisible()
    const asked = await world.requests('GET')
    const [call, ...others] = asked.filter(({ path }) => path === '/api/companies/12/bookings')
    expect(others).toEqual([])
    expect(queryOf(call?.url)).toMatch(/^\?page=1&itemsPerPage=20&/)
    expect(queryOf(call?.url)).toContain('q[slot][temperatureZone][locker][]=shortLocation')
    expect(asked.filter(({ path }) => /slots|zones|lockers/.test(path))).toEqual([])
  })
})

test('[COD-31] slots used by orders are not available', async ({ world, as }) => {
  const booking = aCompanyBooking({ id: 60, company: 12, capacity: 5 })
  const orders = [1, 2, 3].map((id) => ({ id, company: 12, bookingSlot: 60, status: 'created', barcode: `B-${id}` }))
  await seedCompany(world, {}, { bookingSlots: [booking], orders })
  const page = await as('member').open('/societes/detail/12')
  await expect(cellOf(row(page, 'Papeete'), 'Réservés')).toHaveText('5')
  await expect(cellOf(row(page, 'Papeete'), 'Disponibles')).toHaveText('2')
})

test('[COD-33] « Charger plus » loads the next 20 bookings by the link of the server', async ({ world, as }) => {
  const bookingSlots = Array.from({ length: 40 }, (_, index) =>
    aCompanyBooking({ id: 3000 + index, company: 12, machine: `M${index}` }),
  )
  await seedCompany(world, {}, { bookingSlots })
  const link = '/api/companies/12/bookings?cursor=b%2Fr&itemsPerPage=20&page=2'
  await world.fault(
    { method: 'GET', path: '/bookings\\?page=1&' },
    {
      status: 200,
      body: {
        'hydra:member': bookingSlots.slice(0, 20),
        'hydra:totalItems': 40,
        'hydra:view': { 'hydra:next': link },
      },
    },
  )
  const page = await as('member').open('/societes/detail/12')
  const table = card(page, 'Bookings')
  await expect(table.getByRole('row')).toHaveCount(21)
  await table.getByRole('button', { name: 'Charger plus' }).click()
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const [, second, ...others] = await world.requests('GET /api/companies/12/bookings')
  expect(others).toEqual([])
  expect(second?.url).toBe(link)
})

test('relations given as IRIs are shown by their id, without a call per row', async ({ world, as }) => {
  await seedCompany(world)
  const body = {
    'hydra:member': [
      { '@id': '/api/booking_slots/61', slot: '/api/slots/9', capacity: 2, available: 1, active: true },
      { '@id': '/api/booking_slots/62', slot: { '@id': '/api/slots/9', temperatureZone: '/api/temperature_zones/4' } },
    ],
  }
  await world.fault({ path: '/companies/12/bookings' }, { status: 200, body })
  const page = await as('member').open('/societes/detail/12')
  await expect(row(page, '#61').getByRole('cell')).toHaveText(['#9', '-', '2', '1', ''])
  await expect(row(page, '#62').getByRole('cell')).toHaveText(['#4', '-', '-', '-', '-'])
  expect((await world.requests('GET')).filter(({ path }) => /api\/(slots|temp|lockers)/.test(path))).toEqual([])
})

test('a table that cannot be read leaves the other parts on screen, and « Réessayer » loads it', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: someMembers(1) })
  await world.fault({ path: '/companies/12/members' }, { status: 500 })
  const page = await as('member').open('/societes/detail/12')
  await expectFlash(page, fetchFailure)
  await expect(card(page, 'Épicerie Vaiana')).toBeVisible()
  await expect(card(page, 'Bookings')).toBeVisible()
  await expect(page.getByText("Cette partie n'a pas pu être affichée.")).toBeVisible()
  await world.mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(row(page, 'Moana Membre 800')).toBeVisible()
})

test('[API-80] [API-81] the company works with API Platform 4, explicit nulls and number keys', async ({
  world,
  as,
}) => {
  const bookingSlots = [aCompanyBooking({ company: 12 })]
  await seedCompany(world, { owner: teva, members: someMembers(11) }, { bookingSlots })
  await world.set({ flavour: '4', nulls: 'keep' })
  const page = await as('super_admin').open('/societes/detail/12')
  await expect(card(page, 'Teva Maono')).toContainText('teva@example.test')
  await expect(row(page, 'Papeete')).toBeVisible()
  const users = card(page, 'Utilisateurs')
  await expect(users.getByRole('row')).toHaveCount(11)
  await users.getByRole('button', { name: 'Charger plus' }).click()
  await expect(users.getByRole('row')).toHaveCount(12)
  const keyed = { '0': someMembers(1)[0], '2': someMembers(1, 900)[0] }
  await world.fault({ path: '/members' }, { status: 200, body: { 'hydra:member': keyed, 'hydra:totalItems': 2 } })
  await page.reload()
  await expect(row(page, 'Moana Membre 900')).toBeVisible()
  await expect(users.getByRole('row')).toHaveCount(3)
})
