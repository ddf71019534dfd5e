import type { Page } from '@playwright/test'
import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test, type Role } from '../support/test.ts'
import { expectFlash, expectNoAxeViolations, look, row } from '../support/vocabulary.ts'
import type { World } from '../support/world.ts'

const fetchFailure = "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('switch', { name })
/** The state beside an option's name, for those who may only read it. */
const indicator = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')

const teva = aUser({ id: 700, firstName: 'Teva', lastName: 'Maono', roles: ['ROLE_ADMIN'], email: 'teva@example.test' })
const vaiana = {
  id: 12,
  name: 'Épicerie Vaiana',
  cleveronCompanyId: 'CMP-VAI',
  contactName: 'Hina Teriipaia',
  contactEmail: 'hina@vaiana.pf',
  contactPhone: '0689401234',
  createdAt: '2023-03-15T05:30:00+00:00',
}

const seed = async (world: World, company: object = {}, more: Record<string, object[]> = {}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ users: [teva], companies: [{ ...aCompany(vaiana), ...company }], ...more })
}

const someMembers = (count: number, first = 800) =>
  Array.from({ length: count }, (_, index) => aUser({ id: first + index, lastName: `Membre ${first + index}` }))

const queryOf = (url: string) => decodeURIComponent(new URL(url, 'http://any').search)

test('[COD-01] [COD-02] [COD-03] [COD-04] [COD-05] [COD-06] [COD-07] [NAV-38] [ROLE-21] [API-28] [ENT-03] a member reads a company', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('member').open('/societes/detail/12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
  const company = card(page, 'Épicerie Vaiana')
  for (const text of ['Référence', 'CMP-VAI', '14/03/2023', 'Hina Teriipaia', 'hina@vaiana.pf', '0689401234'])
    await expect(company).toContainText(text)
  await expect(page).toHaveTitle(/Épicerie Vaiana – Sociétés/)
  await expect(company.getByRole('link')).toHaveCount(0)
  const asked = await world.requests('GET /api/companies/12?')
  expect(asked).toHaveLength(1)
  // What the screen does not show is not asked for.
  expect(queryOf(asked[0]?.url ?? '')).not.toMatch(/orderEventUrl|members|bookingSlots|apmAccessCode/)
})

test('[NAV-39] the other reading of the address leads to the same screen', async ({ world, as }) => {
  await seed(world)
  const page = await as('member').open('/societes/12')
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(card(page, 'Épicerie Vaiana')).toBeVisible()
  await page.goto('/societes/abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
})

test('[COD-08] [ROLE-24] who may not switch the options reads their states', async ({ world, as }) => {
  await seed(world, { mailProviderActive: true, smsProviderActive: false })
  const page = await as('operator').open('/societes/detail/12')
  await expect(indicator(page, 'Notifications par e-mail')).toHaveText('Activé')
  await expect(indicator(page, 'Notifications par SMS')).toHaveText('Désactivé')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await world.seed({ companies: [aCompany({ ...vaiana, mailProviderActive: false, smsProviderActive: true })] })
  await page.reload()
  await expect(indicator(page, 'Notifications par e-mail')).toHaveText('Désactivé')
  await expect(indicator(page, 'Notifications par SMS')).toHaveText('Activé')
})

test('[CO-37] [COD-09] [COD-10] [COD-11] [API-32] [API-33] [ENT-04] [ERR-26] [ROLE-24] an administrator switches each option, alone', async ({
  world,
  as,
}) => {
  await seed(world, { mailProviderActive: false, smsProviderActive: true })
  const page = await as('admin').open('/societes/detail/12')
  const [mail, sms] = [option(page, 'Notifications par e-mail'), option(page, 'Notifications par SMS')]
  await expect(mail).toHaveText('Désactivé')
  await mail.click()
  await expectFlash(page, 'Société modifiée !')
  await expect(mail).toBeChecked()
  await expect(mail).toHaveText('Activé')
  await sms.click()
  await expect(sms).not.toBeChecked()
  await expect
    .poll(async () => (await world.requests('PATCH')).map(({ path, body }) => [path, body]))
    .toEqual([
      ['/api/companies/12', { mailProviderActive: true }],
      ['/api/companies/12', { smsProviderActive: false }],
    ])
  await expect(sms).not.toHaveAttribute('aria-disabled')
  await page.reload()
  await expect(mail).toBeChecked()
  await expect(sms).not.toBeChecked()
  await sms.click()
  await expect(sms).toBeChecked()
  await expect(sms).not.toHaveAttribute('aria-disabled')
  await mail.click()
  await expect
    .poll(async () => (await world.requests('PATCH')).map(({ body }) => body).slice(2))
    .toEqual([{ smsProviderActive: true }, { mailProviderActive: false }])
  await card(page, 'Épicerie Vaiana').getByRole('link', { name: 'Modifier' }).click()
  await expect(page).toHaveURL('/societes/modification/12')
  await expect(page.getByLabel('Notifications par SMS')).toBeChecked()
  await expect(page.getByLabel('Notifications par e-mail')).not.toBeChecked()
})

test('an option moves at once, is locked meanwhile, and comes back when it is refused', async ({ world, as }) => {
  await seed(world, { mailProviderActive: false })
  const page = await as('super_admin').open('/societes/detail/12')
  await world.fault({ method: 'PATCH', path: '/companies/12' }, { status: 500, html: '<h1>Panne</h1>', delayMs: 700 })
  const mail = option(page, 'Notifications par e-mail')
  await mail.click()
  await expect(mail).toBeChecked()
  await page.keyboard.press('Space')
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(mail).not.toBeChecked()
  expect(await world.requests('PATCH')).toHaveLength(1)
  await world.mend()
  await mail.click()
  await expectFlash(page, 'Société modifiée !')
  await expect(mail).toBeChecked()
})

test('[COD-12] [COD-47] [ENT-05] the owner is shown from the answer itself', async ({ world, as }) => {
  await seed(world, { owner: teva })
  const page = await as('member').open('/societes/detail/12')
  const owner = card(page, 'Teva Maono')
  for (const text of ['Propriétaire', 'Administrateur', 'teva@example.test', '87700000', 'Activé', '30/04/2023'])
    await expect(owner).toContainText(text)
  await expect(owner).not.toContainText("Code d'accès")
  expect(await world.requests('GET /api/users')).toEqual([])
  await owner.getByRole('link', { name: 'Détail' }).click()
  await expect(page).toHaveURL('/utilisateurs/detail/700')
})

test('[COD-12] [COD-47] [ENT-05] an owner who comes as an address is asked for, once', async ({ world, as }) => {
  await seed(world)
  const body = { ...aCompany(vaiana), '@type': 'Company', owner: '/api/users/700' }
  await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 200, body })
  const page = await as('member').open('/societes/detail/12')
  await expect(card(page, 'Teva Maono')).toContainText('teva@example.test')
  const asked = await world.requests('GET /api/users/700')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url ?? '')).not.toContain('apmAccessCode')
})

test('[COD-13] [ENT-05] [ENT-31] without an owner there is no card and no call', async ({ world, as }) => {
  await seed(world)
  const page = await as('member').open('/societes/detail/12')
  await expect(card(page, 'Épicerie Vaiana')).toBeVisible()
  await expect(page.getByText('Propriétaire')).toHaveCount(0)
  await world.set({ nulls: 'keep' })
  await page.reload()
  await expect(card(page, 'Épicerie Vaiana')).toBeVisible()
  await expect(page.getByText('Propriétaire')).toHaveCount(0)
  expect(await world.requests('GET /api/users')).toEqual([])
})

test('[COD-14] [COD-15] [COD-16] [COD-17] [COD-18] [API-37] [CST-08] [ENT-06] [ROLE-29] the users of a company', async ({
  world,
  as,
}) => {
  const members = [
    aUser({ id: 7, firstName: 'Moana', lastName: 'Tehei', roles: ['ROLE_TECH', 'ROLE_SHIPPER'], phone: '0687' }),
    aUser({ id: 8, firstName: 'Hiro', lastName: 'Pani', roles: ['ROLE_SHIPPER'], enabled: false }),
  ]
  await seed(world, { members, owner: teva })
  const page = await as('member').open('/societes/detail/12')
  const users = card(page, 'Utilisateurs')
  await expect(users.getByRole('columnheader')).toHaveText(['Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut'])
  await expect(row(page, 'Moana Tehei').getByRole('cell')).toHaveText(['Opérateur', 'user7@example.test', '0687', ''])
  await expect(row(page, 'Moana Tehei').getByRole('img')).toHaveAccessibleName('Activé')
  await expect(row(page, 'Hiro Pani').getByRole('img')).toHaveAccessibleName('Désactivé')
  // The owner is in his own card only.
  await expect(users.getByRole('row')).toHaveCount(3)
  const asked = await world.requests('GET /api/companies/12/members')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url ?? '')).toMatch(/^\?page=1&itemsPerPage=10&/)
  expect(queryOf(asked[0]?.url ?? '')).not.toContain('apmAccessCode')
  await row(page, 'Moana Tehei').getByRole('link').click()
  await expect(page).toHaveURL('/utilisateurs/detail/7')
})

test('[COD-24] [API-07] more users come by the link of the answer, as it was given', async ({ world, as }) => {
  await seed(world, { members: someMembers(12) })
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

test('[COD-28] [COD-29] [COD-30] [COD-31] [COD-32] [API-39] [CST-09] [ENT-13] the bookings of a company', async ({
  world,
  as,
}) => {
  const bookings = [
    aCompanyBooking({ company: 12, machine: 'Punaauia', zone: 'Surgelé', capacity: 5 }),
    aCompanyBooking({ company: 12, machine: 'Faaa', active: false, size: [15, 30.5, 45] }),
  ]
  await seed(world, {}, { bookingSlots: bookings })
  const page = await as('shipper').open('/societes/detail/12')
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
  await expect(row(page, 'Faaa').getByRole('cell').nth(1)).toHaveText('15 x 30,5 x 45')
  await expect(row(page, 'Punaauia').getByRole('img')).toHaveAccessibleName('Activé')
  await expect(row(page, 'Faaa').getByRole('img')).toHaveAccessibleName('Désactivé')
  const asked = await world.requests('GET')
  const [call, ...others] = asked.filter(({ path }) => path === '/api/companies/12/bookings')
  expect(others).toEqual([])
  expect(queryOf(call?.url ?? '')).toMatch(/^\?page=1&itemsPerPage=20&/)
  expect(queryOf(call?.url ?? '')).toContain('q[slot][temperatureZone][locker][]=shortLocation')
  expect(asked.filter(({ path }) => /slots|zones|lockers/.test(path))).toEqual([])
})

test('[COD-31] what orders hold is no longer available', async ({ world, as }) => {
  const booking = aCompanyBooking({ id: 60, company: 12, capacity: 5 })
  const orders = [1, 2, 3].map((id) => ({ id, company: 12, bookingSlot: 60, status: 'created', barcode: `B-${id}` }))
  await seed(world, {}, { bookingSlots: [booking], orders })
  const page = await as('member').open('/societes/detail/12')
  await expect(row(page, 'Papeete').getByRole('cell').nth(2)).toHaveText('5')
  await expect(row(page, 'Papeete').getByRole('cell').nth(3)).toHaveText('2')
})

test('[COD-33] more bookings come by the link, twenty after twenty', async ({ world, as }) => {
  const bookingSlots = Array.from({ length: 40 }, (_, index) =>
    aCompanyBooking({ id: 3000 + index, company: 12, machine: `M${index}` }),
  )
  await seed(world, {}, { bookingSlots })
  const page = await as('member').open('/societes/detail/12')
  const table = card(page, 'Bookings')
  await expect(table.getByRole('row')).toHaveCount(21)
  await table.getByRole('button', { name: 'Charger plus' }).click()
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const [, second, ...others] = await world.requests('GET /api/companies/12/bookings')
  expect(others).toEqual([])
  expect(queryOf(second?.url ?? '')).toMatch(/page=2/)
})

test('relations that come as bare addresses are shown by their number, without a call per row', async ({
  world,
  as,
}) => {
  await seed(world)
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

test('[COD-49] [ERR-01] an unknown company is an error, not an empty card', async ({ world, as }) => {
  await seed(world)
  const page = await as('super_admin').open('/societes/detail/999')
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Données introuvables')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
})

test('a table that fails leaves the rest alone, and is asked for again', async ({ world, as }) => {
  await seed(world, { members: someMembers(1) })
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

const controls = {
  super_admin: { edit: 1, switches: 2, add: 1, owner: 1, book: 1, actions: 1 },
  admin: { edit: 1, switches: 2, add: 1, owner: 0, book: 0, actions: 0 },
  member: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
  operator: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
  shipper: { edit: 0, switches: 0, add: 0, owner: 0, book: 0, actions: 0 },
} satisfies Record<Role, object>

for (const [role, expected] of Object.entries(controls) as [Role, (typeof controls)[Role]][]) {
  test(`[COD-19] [COD-34] [COD-35] [COD-39] [ROLE-22] [ROLE-24] [ROLE-25] [ROLE-26] [ROLE-27] [ROLE-28] [ROLE-30] what ${role} is offered`, async ({
    world,
    as,
  }) => {
    await seed(world, { members: someMembers(2) })
    const page = await as(role).open('/societes/detail/12')
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    await expect(card(page, 'Épicerie Vaiana').getByRole('link', { name: 'Modifier' })).toHaveCount(expected.edit)
    await expect(page.getByRole('switch')).toHaveCount(expected.switches)
    await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toHaveCount(expected.add)
    await expect(page.getByRole('button', { name: 'Ajouter un propriétaire' })).toHaveCount(expected.owner)
    const book = page.getByRole('link', { name: 'Nouvelle réservation' })
    await expect(book).toHaveCount(expected.book)
    if (expected.book > 0) await expect(book).toHaveAttribute('href', '/societes/12/booking/creation')
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(expected.actions)
    await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(expected.actions * 2)
  })
}

test('[API-80] [API-81] a server of another generation shows the same screen', async ({ world, as }) => {
  const bookingSlots = [aCompanyBooking({ company: 12 })]
  await seed(world, { owner: teva, members: someMembers(11) }, { bookingSlots })
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

const long = 'Anaximandre-Teriitaumatatini-de-la-Grande-Pointe-Vénus-et-des-Îles-Sous-le-Vent'
const crowded = (world: World) =>
  seed(
    world,
    {
      name: `Coopérative ${long}`,
      contactEmail: `${long}@example.test`.toLowerCase(),
      owner: teva,
      members: [
        aUser({ id: 7, firstName: long, lastName: '<b>Tehei</b>', email: `a.${long}@example.test`.toLowerCase() }),
        aUser({ id: 8, firstName: 'Hiro', lastName: 'Pani', enabled: false, roles: ['ROLE_SUPER_ADMIN'] }),
        ...someMembers(10),
      ],
    },
    {
      bookingSlots: [
        aCompanyBooking({ company: 12, machine: 'Punaauia', zone: 'Surgelé' }),
        aCompanyBooking({ company: 12, machine: `Hall-${long}`, active: false }),
      ],
    },
  )

test('long words wrap, and nothing is wrong for a screen reader', async ({ world, as }) => {
  await crowded(world)
  const page = await as('super_admin').open('/societes/detail/12')
  for (const width of [1366, 1180, 1024, 700, 320]) {
    await page.setViewportSize({ width, height: 850 })
    await expect(row(page, 'Hiro Pani')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 })
  }
  await page.setViewportSize({ width: 1366, height: 850 })
  await look(page, 'company-detail')
  await expectNoAxeViolations(page)
})

test('a company on a phone', { tag: '@phone' }, async ({ world, as }) => {
  await crowded(world)
  const page = await as('super_admin').open('/societes/detail/12')
  await expect(row(page, 'Hiro Pani')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await look(page, 'company-detail')
  await expectNoAxeViolations(page)
})
