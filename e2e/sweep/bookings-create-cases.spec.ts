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
import { chooseOption, expectFieldError, expectFlash, field, save } from '../support/pages/vocabulary.ts'
import { required } from '../support/tables/presets.ts'

test('the form of a new booking refuses what is missing and what is not free, and empties what no longer fits', async ({
  as,
  world,
}) => {
  test.slow()
  await test.step('[BK-48] [BK-54] the summary lists what is still missing, and the quantity must be whole', async () => {
    await seedBookings(world, {}, otherSlots)
    const page = await as('super_admin').open('/bookings/creation')
    const submit = () => save(page)

    await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '20 x 10 x 30 cm' })
    await field(page, newQuantity).fill('2')
    await submit()
    await expect(page.getByRole('region', { name: 'Il y a 1 erreur' })).toContainText(`Société : ${required}`)
    await chooseOption(page, 'Société', 'Épicerie Vaiana')
    for (const wrong of ['', '1,5']) {
      await field(page, newQuantity).fill(wrong)
      await submit()
      await expectFieldError(page, newQuantity, wrong === '' ? required : 'Veuillez saisir un nombre entier')
    }
    await field(page, newQuantity).fill('2')
    await chooseOption(page, 'Zone de température', 'Surgelé')
    await submit()
    await expect(page.getByRole('region', { name: 'Il y a 1 erreur' })).toContainText(`Casier : ${required}`)
    await chooseOption(page, 'Machine', 'Faaa-4')
    await submit()
    await expectFieldError(page, 'Zone de température', required)
    expect(await world.requests('POST')).toEqual([])
  })

  await test.step('[BK-45] another machine clears zone and slot, and another zone clears the slot', async () => {
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
    await combobox(page, 'Zone de température').click()
    await expect(page.getByRole('option')).toHaveText(['Ambiant (HT)'])
  })

  await test.step('[BK-52] [VAL-13] [ERR-15] a quantity above the free slots is refused before sending', async () => {
    await seedBookings(world, {}, otherSlots)
    const page = await as('super_admin').open('/societes/12/booking/creation')
    await chooseSlot(page, { machine: 'Taina-3', zone: 'Surgelé', slot: '20 x 10 x 30 cm – 4 disponibles' })
    await field(page, newQuantity).fill('5')
    await save(page)
    await expectFieldError(page, newQuantity, 'Attention ! il en reste que 4 casier pour ce booking.')
    expect(await world.requests('POST')).toEqual([])
    await field(page, newQuantity).fill('4')
    await save(page)
    await expectFlash(page, 'Booking créé !')
    expect((await world.requests('POST')).map(({ body }) => body)).toEqual([
      { slot: '/api/slots/20', company: '/api/companies/12', capacity: 4 },
    ])
  })
})

test('[BK-45] a late answer for the previous machine is ignored', async ({ world, as }) => {
  await seedBookings(world, {}, otherSlots)
  await world.fault({ method: 'GET', path: '/lockers/3/temperature_zones' }, { delayMs: 2500 })
  await world.fault({ method: 'GET', path: '/temperature_zones/7/slots' }, { delayMs: 300 })
  const page = await as('super_admin').open('/bookings/creation')
  await chooseOption(page, 'Machine', 'Taina-3')
  await expect(combobox(page, 'Zone de température')).toBeDisabled()
  await chooseOption(page, 'Machine', 'Faaa-4')
  await chooseOption(page, 'Zone de température', 'Ambiant')
  await expect(combobox(page, 'Casier')).toBeDisabled()
  await chooseOption(page, 'Casier', '22 x 11 x 33 cm')
  // The slow call for the first machine has been answered by now.
  await expect.poll(() => world.requests('GET /api/lockers/3/temperature_zones')).toHaveLength(1)
  await expect(combobox(page, 'Zone de température')).toHaveValue('Ambiant (HT)')
  await expect(combobox(page, 'Casier')).toHaveValue('22 x 11 x 33 cm – 8 disponibles')
  await combobox(page, 'Zone de température').click()
  await expect(page.getByRole('option')).toHaveText(['Ambiant (HT)'])
})

test('[BK-41] [BK-42] [API-07] companies and machines beyond the first page can be found without accents', async ({
  world,
  as,
}) => {
  const machines = Array.from({ length: 23 }, (_, index) => ({
    ...taina,
    id: 50 + index,
    cleveronApmId: `APM-${50 + index}`,
    shortLocation: index === 22 ? 'Écluse' : `Quai ${index + 1}`,
  }))
  await seedBookings(world, {}, { lockers: machines, companies: [...someCompanies(24), aCompany({ name: 'Zénith' })] })
  await world.set({ clamp: 10 })
  const page = await as('super_admin').open('/bookings/creation')
  await combobox(page, 'Machine').click()
  await expect(page.getByRole('option')).toHaveCount(24)
  await expect(page.getByRole('option').nth(11)).toContainText('Quai 11')
  await combobox(page, 'Machine').fill('ecluse')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  await expect(combobox(page, 'Machine')).toHaveValue(/Écluse/)
  await chooseOption(page, 'Société', 'Zénith')
  const asked = (await world.requests('GET /api/lockers?')).map(({ url }) => new URL(url, 'http://any').searchParams)
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  expect((await world.requests('GET /api/companies?')).length).toBe(3)
})
