import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  chooseSlot,
  combobox,
  otherSlots,
  seedBookings,
  someCompanies,
  taina,
  newQuantity,
} from '../support/pages/bookings-page.ts'
import { chooseOption, expectFieldError, saveButton, save } from '../support/pages/vocabulary.ts'
import { required } from '../support/tables/presets.ts'

/** The lists of a new booking. */

test('[BK-41] [BK-42] [API-07] companies and machines beyond the first page can be found without accents', async ({
  world,
  as,
}) => {
  const machine = (id: number, shortLocation: string) => ({ ...taina, id, cleveronApmId: `APM-${id}`, shortLocation })
  const quays = Array.from({ length: 22 }, (_, index) => machine(50 + index, `Quai ${index + 1}`))
  await seedBookings(world)
  await world.seed({ lockers: [...quays, machine(72, 'Écluse')] })
  await world.seed({ companies: [...someCompanies(24), aCompany({ name: 'Zénith' })] })
  await world.set({ clamp: 10 })
  const page = await as('super_admin').open('/bookings/creation')
  await combobox(page, 'Machine').click()
  await expect(page.getByRole('option')).toHaveCount(24)
  await combobox(page, 'Machine').fill('ecluse')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  await expect(combobox(page, 'Machine')).toHaveValue(/Écluse/)
  await chooseOption(page, 'Société', 'Zénith')
  for (const list of ['lockers', 'companies']) {
    const queries = (await world.requests(`GET /api/${list}?`)).map(({ query }) => new URLSearchParams(query))
    // Without the preload of a screen whose link is under the pointer.
    const asked = queries.filter((query) => !query.has('q[bookingSlots][]'))
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  }
})

test('[BK-45] another machine clears zone and slot, and another zone clears the slot', async ({ world, as }) => {
  await seedBookings(world, {}, otherSlots)
  const page = await as('super_admin').open('/bookings/creation')
  await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '20 x 10 x 30 cm' })
  await chooseOption(page, 'Zone de température', 'Surgelé')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await chooseOption(page, 'Casier', '20 x 10 x 30 cm')
  await chooseOption(page, 'Machine', 'Faaa-4')
  await expect(combobox(page, 'Zone de température')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toBeDisabled()
})

test('[BK-40] [BK-49] [BK-54] [NAV-53] the list links to the creation, which waits for a machine and refuses an empty form at five fields', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/bookings')
  await page.getByRole('link', { name: 'Nouvelle réservation' }).click()
  await expect(page).toHaveURL('/bookings/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking / création')
  await expect(page).toHaveTitle('Booking / création – Bookings – Consigne')
  await expect(saveButton(page)).toHaveCount(1)
  await expect(combobox(page, 'Zone de température')).toBeDisabled()
  await expect(combobox(page, 'Casier')).toBeDisabled()
  await save(page)
  for (const label of ['Société', 'Machine', 'Zone de température', 'Casier', newQuantity])
    await expectFieldError(page, label, required)
  await expect(page.getByRole('region', { name: 'Il y a 5 erreurs' })).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
})
