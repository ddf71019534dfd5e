import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  changedQuantity,
  collected,
  companyNames,
  companyRow,
  editButton,
  listCalls,
  pageAndSize,
  removeButton,
  rowsPerPage,
  seedBookings,
  someCompanies,
  switchOf,
} from '../support/pages/bookings-page.ts'
import { doubleClick, expectFieldError, expectFlash, field, save, yes } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[BK-02] [BK-03] [BK-04] [BK-05] [BK-06] [CST-10] [CST-11] [NAV-52] the list has pages of ten companies, Back returns to the page, and another size starts at the first', async ({
  world,
  as,
}) => {
  await world.start({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings')
  const last = page.getByRole('button', { name: 'Dernière page' })
  const next = page.getByRole('button', { name: 'Page suivante' })
  await expect(page.getByText('1-10 sur 47')).toBeVisible()
  await expect(page.getByLabel(rowsPerPage).getByRole('option')).toHaveText(['10', '15', '20', '25', '30', 'Tous'])
  await expect(page.getByLabel(rowsPerPage)).toHaveValue('10')
  await expect(page.getByRole('button', { name: 'Page précédente' })).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(page).toHaveURL('/bookings?page=2')
  await expect(page.getByText('11-20 sur 47')).toHaveAttribute('aria-live', 'polite')
  await expect(companyNames(page).first()).toHaveText('Société 111')
  // The button keeps the focus, so that a keyboard user can press it again.
  await expect(next).toBeFocused()
  await last.click()
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  await expect(companyNames(page)).toHaveCount(7)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '2 × 10', '5 × 10'])
  await companyNames(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/societes/detail/141')
  await page.goBack()
  await expect(page).toHaveURL('/bookings?page=5')
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  for (const [size, address, range] of [
    ['25', '/bookings?per_page=25', '1-25 sur 47'],
    ['Tous', '/bookings?per_page=tous', '1-47 sur 47'],
  ] as const) {
    await page.getByLabel(rowsPerPage).selectOption(size)
    await expect(page).toHaveURL(address)
    await expect(page.getByText(range)).toBeVisible()
  }
  await expect(companyNames(page)).toHaveCount(47)
  expect(pageAndSize(await listCalls(world))).toContain('1 × 47')
})

test('[BK-20] [BK-21] [BK-22] [BK-23] [BK-25] a booking is switched off by a double click', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  await doubleClick(switchOf(page, 42))
  await expectFlash(page, 'Booking #42 désactivé !')
  await expect(switchOf(page, 42)).toBeFocused()
  await expect(switchOf(page, 42)).toHaveText('Désactivé')
  await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
  await switchOf(page, 42).press('Space')
  await expectFlash(page, 'Booking #42 activé !')
  await expect(switchOf(page, 42)).toBeChecked()
  expect(await world.patches()).toEqual([
    ['/api/booking_slots/42', { active: false }],
    ['/api/booking_slots/42', { active: true }],
  ])
  await expect.poll(async () => (await listCalls(world)).length).toBe(3)
})

test('[BK-26] [BK-27] [BK-28] [BK-30] [BK-31] [BK-32] [VAL-14] [VAL-15] [API-43] a quantity is refused while it is no whole number and by the server, then stored', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })
  await editButton(page, 42).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  await expect(field(page, changedQuantity)).toBeFocused()
  await expect(dialog.getByText('Casiers disponibles : 9')).toBeVisible()
  for (const [wrong, reason] of [
    ['1,5', 'Veuillez saisir un nombre entier'],
    ['', 'Ce champ est obligatoire'],
  ] as const) {
    await field(page, changedQuantity).fill(wrong)
    await save(dialog)
    await expectFieldError(page, changedQuantity, reason)
  }
  // Above the limit, because the server decides. Another user has booked eight of the nine places meanwhile.
  await world.seed({ bookingSlots: [{ id: 60, company: 12, slot: 9, capacity: 8, active: true }] })
  await field(page, changedQuantity).fill('99')
  await save(dialog, validationFailure)
  await expectFieldError(page, changedQuantity, 'Il ne reste que 6 casiers disponibles.')
  await expect(dialog.getByText('Casiers disponibles : 1', { exact: true })).toBeVisible()
  await expect(field(page, changedQuantity)).toHaveValue('99')
  await field(page, changedQuantity).fill('6')
  await save(dialog, 'Booking #42 a bien été modifié')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('table', { name: /^Bookings d.*Épicerie Vaiana$/ }).getByRole('cell', { name: '6', exact: true }),
  ).toBeVisible()
  expect(await world.patches()).toEqual([99, 6].map((capacity) => ['/api/booking_slots/42', { capacity }]))
})

test('[BK-33] [BK-34] [BK-35] [BK-36] [BK-37] [BK-38] [BK-39] [ROLE-56] a booking that cannot be switched off stays, and the next attempt switches it off and deletes it', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, collected)
  const refusal = 'Des commandes sont en cours.'
  await world.fault({ method: 'PATCH', times: 1 }, { status: 403, description: refusal })
  const page = await as('super_admin').open('/bookings')
  const question = page.getByRole('dialog')
  await removeButton(page, 42).click()
  await expect(question).toContainText('Voulez-vous vraiment supprimer le booking #42 ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(question).toHaveCount(0)
  await removeButton(page, 42).click()
  await yes(page).click()
  await expectFlash(page, refusal)
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  await expect(switchOf(page, 42)).toBeChecked()
  await removeButton(page, 42).click()
  await doubleClick(yes(page))
  await expectFlash(page, 'Booking supprimé !')
  await expect(companyRow(page, 'Épicerie Vaiana').getByText('Aucun enregistrement !')).toBeVisible()
  const writes = (await world.requests()).filter(({ method }) => method !== 'GET')
  const off = ['PATCH', '/api/booking_slots/42', { active: false }]
  expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
    off,
    off,
    ['DELETE', '/api/booking_slots/42', null],
  ])
  expect(await world.table('booking_slots')).toEqual([])
  // Both calls are one write with one message.
  const said = messagesOf(page.context()).all()
  expect(said.filter(({ text }) => text.includes('Booking #42 désactivé'))).toEqual([])
})
