import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { queryOf, seedCompany, someMembers, teva, twoMembers } from '../support/pages/company-page.ts'
import { card, cellOf, row } from '../support/pages/vocabulary.ts'

test('the table of the users of a company', async ({ world, as }) => {
  await seedCompany(world, { members: twoMembers, owner: teva })
  const page = await as('member').open('/societes/detail/12')
  await test.step('[COD-14] [COD-16] [COD-17] shows their role, contact and state', async () => {
    const users = card(page, 'Utilisateurs')
    await expect(users.getByRole('columnheader')).toHaveText(['Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut'])
    await expect(row(page, 'Moana Tehei').getByRole('cell')).toHaveText(['Opérateur', 'user7@example.test', '0687', ''])
    await expect(row(page, 'Moana Tehei').getByRole('img')).toHaveAccessibleName('Activé')
    await expect(row(page, 'Hiro Pani').getByRole('img')).toHaveAccessibleName('Désactivé')
    // The owner is shown in the owner card only.
    await expect(users.getByRole('row')).toHaveCount(3)
  })
  await test.step('[COD-15] [API-37] [ENT-06] comes with one call of ten members', async () => {
    const asked = await world.requests('GET /api/companies/12/members')
    expect(asked).toHaveLength(1)
    expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10&/)
    expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
  })
  await test.step('[COD-18] [ROLE-29] opens a user from a row', async () => {
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

test("[COD-28] [COD-29] [COD-32] a company's bookings show zone, size, counts and state", async ({ world, as }) => {
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
