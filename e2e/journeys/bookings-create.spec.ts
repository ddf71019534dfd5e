import { expect, test } from '../support/fixtures/test.ts'
import { chooseSlot, combobox, newQuantity, otherSlots, seedBookings } from '../support/pages/bookings-page.ts'
import {
  chooseOption,
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  save,
  saveButton,
} from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

/** `src/features/booking-slots/schema.test.ts` proves the rule of each field. */

test.beforeEach(({ world }) => seedBookings(world, {}, otherSlots))

test('[NAV-53] [BK-43] [BK-44] [BK-46] [BK-47] [BK-49] [BK-50] [BK-51] a machine loads its zones, a zone its slots, and a booking of all free slots is created', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/bookings/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking / création')
  await expect(saveButton(page)).toHaveCount(1)
  for (const label of ['Zone de température', 'Casier']) await expect(combobox(page, label)).toBeDisabled()
  await save(page)
  for (const label of ['Société', 'Machine', 'Zone de température', 'Casier', newQuantity])
    await expectFieldError(page, label, 'Ce champ est obligatoire')

  await chooseOption(page, 'Machine', 'Taina-3')
  await combobox(page, 'Zone de température').click()
  await expect(page.getByRole('option')).toHaveText(['Frais (MT)', 'Surgelé (LT)'])
  await page.getByRole('option', { name: 'Frais' }).click()
  await combobox(page, 'Casier').click()
  const soldOut = 'Plus de casier disponible pour cette zone de température'
  // The form shows width x height x depth, the lists height x width x depth.
  await expect(page.getByRole('option')).toHaveText(['20 x 10 x 30 cm – 9 disponibles', soldOut])
  await page.getByRole('option', { name: soldOut }).click({ force: true })
  await expect(combobox(page, 'Casier')).toHaveValue('')
  const [zones, ...more] = await world.requests('GET /api/lockers/3/temperature_zones')
  expect(more).toEqual([])
  expect(decodeURIComponent(zones?.url ?? 'q[')).not.toContain('q[')
  expect(await world.requests('GET /api/temperature_zones/5/slots')).toHaveLength(1)

  await chooseOption(page, 'Société', 'Épicerie Vaiana')
  await chooseOption(page, 'Casier', '20 x 10 x 30 cm – 9 disponibles')
  await field(page, newQuantity).fill('9')
  await save(page, 'Booking créé !')
  await expect(page).toHaveURL('/bookings')
  await expect(page.getByRole('row').filter({ hasText: '10 x 20 x 30 cm' }).last()).toContainText('9')
  expect((await world.requests('POST /api/booking_slots')).map(({ body }) => body)).toEqual([
    { slot: '/api/slots/9', company: '/api/companies/12', capacity: 9 },
  ])
})

test('[BK-53] [NAV-54] [ERR-03] [API-78] a refused booking learns its limit, and comes once', async ({ world, as }) => {
  const page = await as('super_admin').open('/societes/12/booking/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking / création')
  await expect(combobox(page, 'Société')).toHaveValue('Épicerie Vaiana')
  await expect(combobox(page, 'Société')).toBeDisabled()
  await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '9 disponibles' })
  await field(page, newQuantity).fill('8')
  // Another user books five places of the slot meanwhile.
  await world.seed({ bookingSlots: [{ id: 60, company: 12, slot: 9, capacity: 5, active: true }] })
  await save(page, validationFailure)
  await expectFieldError(page, newQuantity, 'Il ne reste que 4 casiers disponibles.')
  await expect(combobox(page, 'Casier')).toHaveValue(/4 disponibles/)
  // The form has the new limit and refuses the quantity without a call.
  await save(page)
  await expectFieldError(page, newQuantity, 'Attention ! il en reste que 4 casier pour ce booking.')
  await field(page, newQuantity).fill('4')
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Booking créé !')
  await expect(page).toHaveURL('/societes/detail/12')
  expect((await world.requests('POST')).map(({ body }) => body)).toEqual(
    [8, 4].map((capacity) => ({ slot: '/api/slots/9', company: '/api/companies/12', capacity })),
  )
})
