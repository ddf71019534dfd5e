import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, columns, listCalls, pages, seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[ORD-01] [ORD-02] [ORD-05] [ORD-12] [NAV-55] [ENT-34] the columns of the list', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ orders: [anOrder({ id: 200, barcode: 'company-test-01-QNJURNU3' })] })
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraisons')
  await expect(page).toHaveTitle(/^Livraisons – /)
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
  await expect(row(page, '200').getByRole('link', { name: '200' })).toHaveAttribute('href', '/livraisons/detail/200')
  await expect(cell(page, 200, 'Code-barres')).toHaveText('company-test-01-QNJURNU3')
  await expect(cell(page, 200, 'Date de création')).toHaveText('11/04/2023 12:01')
})

test('[ORD-03] [ORD-04] [ORD-13] [ORD-18] [ORD-87] [API-61] [CST-07] company and machine come with the one call, wherever the server has them', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  const booking = aCompanyBooking({ id: 30, company: 7, machine: 'Taina-3' })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' }), aLocker({ id: 4, shortLocation: '', location: 'Quai 4' })],
    bookingSlots: [booking],
    orders: [
      anOrder({ id: 204, company: 7 as never, locker: 3 as never }),
      anOrder({ id: 203, bookingSlot: 30 as never }),
      anOrder({ id: 202, locker: 4 as never }),
      anOrder({ id: 201 }),
    ],
  })
  const page = await as('member').open('/livraisons')
  await expect(cell(page, 204, 'Société')).toHaveText('Vaima')
  await expect(cell(page, 204, 'Machine')).toHaveText('Taina-3')
  await expect(cell(page, 203, 'Société')).toHaveText('Vaima')
  await expect(cell(page, 203, 'Machine')).toHaveText('Taina-3')
  await expect(cell(page, 202, 'Machine')).toHaveText('Quai 4')
  await expect(cell(page, 201, 'Machine')).toHaveText('-')
  // Rows in the order of the answer.
  await expect(page.getByRole('rowheader')).toHaveText(['204', '203', '202', '201'])

  const [call, ...more] = await listCalls(world)
  expect(more).toEqual([])
  expect(call?.get('order[id]')).toBe('desc')
  expect([call?.get('page'), call?.get('itemsPerPage'), call?.has('status'), call?.has('barcode')]).toEqual([
    '1',
    '10',
    false,
    false,
  ])
  expect(call?.getAll('q[company][]')).toEqual(['name'])
  expect(call?.getAll('q[locker][]')).toEqual(['shortLocation', 'location'])
  expect(String(call)).not.toMatch(/client|products|receiveCode/)
  expect((await world.requests('GET')).map(({ path }) => path)).toEqual(['/api/orders'])
})

test('[ORD-03] [ORD-04] [ENT-19] relations that come as bare IRIs show their number, without a call per row', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.fault(
    { path: '^/api/orders' },
    {
      status: 200,
      body: {
        'hydra:member': [
          { '@id': '/api/orders/9', company: '/api/companies/7', locker: '/api/lockers/3', status: null },
        ],
        'hydra:totalItems': 1,
      },
    },
  )
  const page = await as('member').open('/livraisons')
  await expect(cell(page, 9, 'Société')).toHaveText('#7')
  await expect(cell(page, 9, 'Machine')).toHaveText('#3')
  expect((await world.requests('GET')).map(({ path }) => path)).toEqual(['/api/orders'])
})

for (const nulls of ['drop', 'keep'] as const) {
  test(`[ORD-06] a group code is shown, its absence is blank (nulls: ${nulls})`, async ({ world, as }) => {
    await world.reset({ seed: 'empty', nulls, flavour: nulls === 'keep' ? '4' : '2.7' })
    await world.seed({
      orders: [anOrder({ id: 2, multiOrderCode: 'ABCDEFGH' }), anOrder({ id: 1, multiOrderCode: null })],
    })
    const page = await as('member').open('/livraisons')
    await expect(cell(page, 2, 'Multi-commande')).toHaveText('ABCDEFGH')
    await expect(cell(page, 1, 'Multi-commande')).toHaveText('')
  })
}

test('orders of one submission stand together with their place in it', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const parcel = (id: number, index: number) => anOrder({ id, barcode: `V-ABC-${index}`, multiOrderCode: 'GROUPEAB' })
  await world.seed({ orders: [anOrder({ id: 5 }), parcel(4, 3), parcel(3, 2), parcel(2, 1), anOrder({ id: 1 })] })
  const page = await as('member').open('/livraisons')
  await expect(cell(page, 4, 'Multi-commande')).toHaveText('GROUPEAB 3/3')
  await expect(cell(page, 3, 'Multi-commande')).toHaveText('GROUPEAB 2/3')
  await expect(cell(page, 2, 'Multi-commande')).toHaveText('GROUPEAB 1/3')
  await expect(page.getByTitle('Commande 2 sur 3 du même envoi')).toBeVisible()
})

test('[ORD-07] [ORD-08] [ORD-09] [ORD-10] [ORD-11] [ENT-15] a slot is shown while the parcel is in it, and only then', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  for (const { id, status } of statuses) {
    const inside = ['operin', 'reminder', 'overtimedue', 'overtime'].includes(status)
    await expect(cell(page, id, 'Casier')).toHaveText(inside ? '17' : '')
  }
})

test('[ORD-30] [ORD-31] [ORD-32] [ORD-33] [ORD-34] [ORD-35] [ORD-36] [ORD-37] [ORD-38] [ORD-39] [ORD-40] [ORD-41] every status in its words and tone', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const colours = new Map<string, Set<string>>()
  for (const { id, label, tone } of statuses) {
    const badge = row(page, String(id)).getByText(label, { exact: true })
    await expect(badge).toHaveAttribute('data-tone', tone)
    const colour = await badge.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    })
    colours.set(tone, (colours.get(tone) ?? new Set()).add(colour))
  }
  // Six tones, each of one look everywhere.
  expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1, 1])
  expect(new Set([...colours.values()].flatMap((each) => [...each])).size).toBe(6)
})

test('[ORD-42] a status that this console does not know is shown as it is, and nothing is offered', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ orders: [anOrder({ id: 2, status: 'fetched_by_robot' as never }), anOrder({ id: 1 })] })
  const page = await as('super_admin').open('/livraisons')
  const badge = row(page, '2').getByText('fetched_by_robot', { exact: true })
  await expect(badge).toBeVisible()
  await expect(badge).not.toHaveAttribute('data-tone')
  await page.getByRole('button', { name: 'Actions : livraison 2' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Détail'])
  await page.keyboard.press('Escape')
  await expect(row(page, '1').getByText('Commande créée')).toBeVisible()
})

test('[ORD-84] the list leads to the wizard', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await page.getByRole('link', { name: 'Nouvelle livraison' }).click()
  await expect(page).toHaveURL('/livraisons/creation')
})

test('[ORD-85] an empty list says so', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('member').open('/livraisons')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  // One way on, where the eye is.
  await expect(page.getByRole('link', { name: 'Nouvelle livraison' })).toHaveCount(1)
  await expect(pages(page).getByRole('link', { name: /^Page/ })).toHaveText(['1'])
  await page.getByLabel('Statut').selectOption('déposée')
  await expect(page.getByText('Aucune livraison ne correspond à : Statut « déposée ».')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click()
  await expect(page).toHaveURL('/livraisons')
})

test('[ERR-08] a list that cannot be fetched says so, and comes back', async ({ world, as }) => {
  await world.fault({ path: '^/api/orders' }, { status: 500, html: '<h1>Boom</h1>' })
  const page = await as('member').open('/livraisons?status=operin')
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('row')).toHaveCount(0)
  await world.mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('déposée').nth(1)).toBeVisible()
  await expect(page).toHaveURL('/livraisons?status=operin')
})

test('a page that cannot be fetched is told, and Back shows the one before', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await world.fault({ path: 'page=2' }, { drop: 'before' })
  await pages(page).getByRole('link', { name: 'Suivant' }).click()
  await expectFlash(page, fetchFailure)
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
})

test('how long a parcel may stay is told in words, and never guessed', async ({ world, as, page }) => {
  await world.reset({ seed: 'empty' })
  const now = new Date('2026-01-02T12:00:00Z')
  const deposited = (id: number, hoursAgo: number, given = {}) =>
    anOrder({
      id,
      status: 'operin',
      hold: 600,
      history: [
        { status: 'created', createdAt: '2025-12-30T08:00:00Z' },
        { status: 'operin', updatedAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() },
      ] as never,
      ...given,
    })
  await world.seed({
    orders: [
      deposited(6, 4.8),
      deposited(5, 12),
      deposited(4, 4.8, { hold: 2880 }),
      deposited(3, 1, { history: [{ status: 'operin' }] }),
      deposited(2, 1, { status: 'receive' }),
      deposited(1, 1, { history: [] }),
    ],
  })
  await page.clock.setFixedTime(now)
  await as('member').open('/livraisons')
  await expect(cell(page, 6, 'Statut')).toHaveText('déposéeexpire dans 5 h 12')
  await expect(cell(page, 5, 'Statut')).toHaveText('déposéeexpirée depuis 2 h')
  await expect(cell(page, 4, 'Statut')).toHaveText('déposéeexpire dans 1 j 19 h')
  await expect(cell(page, 3, 'Statut')).toHaveText('déposée')
  await expect(cell(page, 2, 'Statut')).toHaveText('récupérée par le client')
  await expect(cell(page, 1, 'Statut')).toHaveText('déposée')
})
