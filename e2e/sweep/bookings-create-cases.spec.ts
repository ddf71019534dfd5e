import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  chooseSlot,
  combobox,
  newQuantity,
  otherSlots,
  seedBookings,
  someCompanies,
  taina,
} from '../support/pages/bookings-page.ts'
import { chooseOption, field, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('the lists of a new booking, and a creation that fails first', async ({ world, as }) => {
  const machines = Array.from({ length: 23 }, (_, index) => ({
    ...taina,
    id: 50 + index,
    cleveronApmId: `APM-${50 + index}`,
    shortLocation: index === 22 ? 'Écluse' : `Quai ${index + 1}`,
  }))
  await seedBookings(world, {}, otherSlots)
  await world.seed({ lockers: machines, companies: [...someCompanies(24), aCompany({ name: 'Zénith' })] })
  await world.set({ clamp: 10 })
  const page = await as('super_admin').open('/bookings/creation')

  await test.step('[BK-41] [BK-42] [API-07] companies and machines beyond the first page can be found without accents', async () => {
    await combobox(page, 'Machine').click()
    await expect(page.getByRole('option')).toHaveCount(25)
    await expect(page.getByRole('option').nth(12)).toContainText('Quai 11')
    await combobox(page, 'Machine').fill('ecluse')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.getByRole('option').click()
    await expect(combobox(page, 'Machine')).toHaveValue(/Écluse/)
    await chooseOption(page, 'Société', 'Zénith')
    const asked = (await world.requests('GET /api/lockers?')).map(({ url }) => new URL(url, 'http://any').searchParams)
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
    expect((await world.requests('GET /api/companies?')).length).toBe(3)
  })

  await test.step('[BK-45] another machine clears zone and slot, and another zone clears the slot', async () => {
    await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '20 x 10 x 30 cm' })
    await chooseOption(page, 'Zone de température', 'Surgelé')
    await expect(combobox(page, 'Casier')).toHaveValue('')
    await chooseOption(page, 'Casier', '20 x 10 x 30 cm')
    await chooseOption(page, 'Machine', 'Faaa-4')
    await expect(combobox(page, 'Zone de température')).toHaveValue('')
    await expect(combobox(page, 'Casier')).toHaveValue('')
    await expect(combobox(page, 'Casier')).toBeDisabled()
    await combobox(page, 'Zone de température').click()
    await expect(page.getByRole('option')).toHaveText(['Ambiant (HT)'])
    await page.getByRole('option').click()
  })

  await test.step('[ERR-02] a page of HTML instead of an answer keeps the input, which can be sent again', async () => {
    await chooseOption(page, 'Casier', '22 x 11 x 33 cm')
    await chooseOption(page, 'Société', 'Épicerie Vaiana')
    await field(page, newQuantity).fill('4')
    await world.fault({ method: 'POST' }, { status: 500, html: '<h1>Panne</h1>' })
    await save(page, formFailure)
    await expect(field(page, newQuantity)).toHaveValue('4')
    await expect(combobox(page, 'Casier')).toHaveValue(/8 disponibles/)
    await world.mend()
    await save(page, 'Booking créé !')
    expect(await world.requests('POST /api/booking_slots')).toHaveLength(2)
  })
})
