import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { queryOf, seedCompany, teva, twoMembers } from '../support/pages/company-page.ts'
import { card, cellOf, row } from '../support/pages/vocabulary.ts'

test('[COD-01] [COD-02] [COD-03] [COD-04] [COD-05] [COD-06] [COD-07] [NAV-38] a member reads the card of a company, which comes with one call', async ({
  world,
  as,
}) => {
  await seedCompany(world)
  const page = await as('member').open('/societes/detail/12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
  await expect(page).toHaveTitle(/Épicerie Vaiana – Sociétés/)
  const company = card(page, 'Coordonnées')
  const texts = [
    'Épicerie Vaiana',
    'Référence',
    'CMP-VAI',
    '14/03/2023',
    'Hina Teriipaia',
    'hina@vaiana.pf',
    '0689401234',
  ]
  for (const text of texts) await expect(company).toContainText(text)
  await expect(company.getByRole('link')).toHaveCount(0)
  const asked = await world.requests('GET /api/companies/12?')
  expect(asked).toHaveLength(1)
  // The call asks only for the fields that the screen shows.
  expect(queryOf(asked[0]?.url)).toContain('q[]=name')
  expect(queryOf(asked[0]?.url)).not.toMatch(/orderEventUrl|members|bookingSlots|apmAccessCode/)
})

test('[COD-28] [COD-29] [COD-30] [COD-32] [API-39] [CST-09] the bookings of a company come with one call of twenty, without one for each slot', async ({
  world,
  as,
}) => {
  const bookingSlots = [
    aCompanyBooking({ company: 12, machine: 'Punaauia', zone: 'Surgelé', capacity: 5 }),
    aCompanyBooking({ company: 12, machine: 'Faaa', active: false, size: [15, 30.5, 45] }),
  ]
  await seedCompany(world, {}, { bookingSlots })
  const page = await as('member').open('/societes/detail/12')
  const headers = ['Machine', 'Zone', 'H x L x P cm', 'Réservés', 'Disponibles', 'Statut']
  await expect(card(page, 'Bookings').getByRole('columnheader')).toHaveText(headers)
  await expect(row(page, 'Punaauia').getByRole('cell')).toHaveText(['Surgelé', '10 x 20 x 30', '5', '5', ''])
  await expect(cellOf(row(page, 'Faaa'), 'H x L x P cm')).toHaveText('15 x 30,5 x 45')
  await expect(row(page, 'Punaauia').getByRole('img')).toHaveAccessibleName('Activé')
  await expect(row(page, 'Faaa').getByRole('img')).toHaveAccessibleName('Désactivé')
  const asked = await world.requests('GET')
  const [call, ...others] = asked.filter(({ path }) => path === '/api/companies/12/bookings')
  expect(others).toEqual([])
  expect(queryOf(call?.url)).toMatch(/^\?page=1&itemsPerPage=20&/)
  expect(queryOf(call?.url)).toContain('q[slot][temperatureZone][locker][]=shortLocation')
  expect(asked.filter(({ path }) => /slots|zones|lockers/.test(path))).toEqual([])
})

test('[COD-14] [COD-15] [COD-16] [COD-17] [COD-18] [API-37] [ENT-06] the users of a company come with one call of ten, and a row opens its user', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: twoMembers, owner: teva })
  const page = await as('member').open('/societes/detail/12')
  const users = card(page, 'Utilisateurs')
  await expect(users.getByRole('columnheader')).toHaveText(['Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut'])
  await expect(row(page, 'Moana Tehei').getByRole('cell')).toHaveText(['Opérateur', 'user7@example.test', '0687', ''])
  await expect(row(page, 'Moana Tehei').getByRole('img')).toHaveAccessibleName('Activé')
  await expect(row(page, 'Hiro Pani').getByRole('img')).toHaveAccessibleName('Désactivé')
  // The owner is shown in the owner card only.
  await expect(users.getByRole('row')).toHaveCount(3)
  const asked = await world.requests('GET /api/companies/12/members')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10&/)
  expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
  await row(page, 'Moana Tehei').getByRole('link').click()
  await expect(page).toHaveURL('/utilisateurs/detail/7')
})
