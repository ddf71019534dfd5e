import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { choose, combobox, seedBookings, someCompanies, taina, writesOf } from '../support/pages/bookings-page.ts'
import { expectFieldError, expectFlash, field } from '../support/pages/vocabulary.ts'

const required = 'Ce champ est obligatoire'
const quantity = 'Quantité souhaitée'
const soldOut = 'Plus de casier disponible pour cette zone de température'
const save = 'Enregistrer'

/** Beside slot 9: slot 10 of the same zone is fully reserved, slot 20 is in another zone, slot 30 in another machine. */
const more = {
  lockers: [{ ...taina, id: 4, cleveronApmId: 'APM-4', shortLocation: 'Faaa-4', location: 'Aéroport' }],
  temperatureZones: [
    { id: 6, name: 'Surgelé', myKey: 'LT', locker: 3 },
    { id: 7, name: 'Ambiant', myKey: 'HT', locker: 4 },
  ],
  slots: [
    { id: 10, size: 'M', capacity: 3, height: 40, width: 50, depth: 60, maxWeight: 10, temperatureZone: 5 },
    { id: 20, size: 'M', capacity: 4, height: 10, width: 20, depth: 30, maxWeight: 10, temperatureZone: 6 },
    { id: 30, size: 'M', capacity: 8, height: 11, width: 22, depth: 33, maxWeight: 10, temperatureZone: 7 },
  ],
  bookingSlots: [{ id: 43, company: 12, slot: 10, capacity: 3, active: true }],
}

test('[BK-40] [BK-49] [NAV-53] the list links to the creation, where zone and slot wait for a machine', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings')
  await page.getByRole('link', { name: 'Nouvelle réservation' }).click()
  await expect(page).toHaveURL('/bookings/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking / création')
  await expect(page).toHaveTitle('Booking / création – Bookings – Consigne')
  await expect(page.getByRole('button', { name: save })).toHaveCount(1)
  await expect(combobox(page, 'Zone de température')).toBeDisabled()
  await expect(combobox(page, 'Casier')).toBeDisabled()
})

test('[BK-43] [BK-44] [BK-46] a machine loads its zones, a zone its slots, and a full slot cannot be chosen', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings/creation')
  await choose(page, 'Machine', 'Taina-3')
  await combobox(page, 'Zone de température').click()
  await expect(page.getByRole('option')).toHaveText(['Frais (MT)', 'Surgelé (LT)'])
  await page.getByRole('option', { name: 'Frais' }).click()
  await combobox(page, 'Casier').click()
  // The form shows width x height x depth, the lists height x width x depth.
  await expect(page.getByRole('option')).toHaveText(['20 x 10 x 30 cm – 9 disponibles', soldOut])
  await expect(page.getByRole('option', { name: soldOut })).toHaveAttribute('data-combobox-disabled')
  await page.getByRole('option', { name: soldOut }).click({ force: true })
  await expect(combobox(page, 'Casier')).not.toHaveValue(soldOut)
  await look(page, 'bookings-create-slots')
  const calls = await world.requests()
  const zones = calls.find(({ path }) => path === '/api/lockers/3/temperature_zones')
  expect(decodeURIComponent(zones?.url ?? '')).not.toContain('q[]')
  expect(calls.filter(({ path }) => path === '/api/temperature_zones/5/slots')).toHaveLength(1)
})

test('[BK-47] [BK-50] [BK-51] a booking of all free slots is created from the list and shown there', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings')
  await page.getByRole('link', { name: 'Nouvelle réservation' }).click()
  await choose(page, 'Société', 'Épicerie Vaiana')
  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Frais')
  await choose(page, 'Casier', '20 x 10 x 30 cm – 9 disponibles')
  await field(page, quantity).fill('9')
  await page.getByRole('button', { name: save }).click()
  await expectFlash(page, 'Booking créé !')
  await expect(page).toHaveURL('/bookings')
  await expect(page.getByRole('row').filter({ hasText: '10 x 20 x 30 cm' }).last()).toContainText('9')

  expect(writesOf(await world.requests())).toEqual([
    ['POST', '/api/booking_slots', { slot: '/api/slots/9', company: '/api/companies/12', capacity: 9 }],
  ])
})

/** `src/features/booking-slots/schema.test.ts` proves the rule of each field. */
test('[VAL-08] [VAL-12] [BK-54] an empty form says at each of five fields that it is required', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings/creation')
  await page.getByRole('button', { name: save }).click()
  for (const label of ['Société', 'Machine', 'Zone de température', 'Casier', quantity])
    await expectFieldError(page, label, required)
  await expect(page.getByRole('region', { name: 'Il y a 5 erreurs' })).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
})

test('[BK-48] [BK-54] the summary lists what is still missing, and the quantity must be whole', async ({
  world,
  as,
}) => {
  test.slow()
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings/creation')
  const submit = () => page.getByRole('button', { name: save }).click()

  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Frais')
  await choose(page, 'Casier', '20 x 10 x 30 cm')
  await field(page, quantity).fill('2')
  await submit()
  await expect(page.getByRole('region', { name: 'Il y a 1 erreur' })).toContainText(`Société : ${required}`)
  await choose(page, 'Société', 'Épicerie Vaiana')
  for (const wrong of ['', '1,5']) {
    await field(page, quantity).fill(wrong)
    await submit()
    await expectFieldError(page, quantity, wrong === '' ? required : 'Veuillez saisir un nombre entier')
  }
  await field(page, quantity).fill('2')
  await choose(page, 'Zone de température', 'Surgelé')
  await submit()
  await expect(page.getByRole('region', { name: 'Il y a 1 erreur' })).toContainText(`Casier : ${required}`)
  await choose(page, 'Machine', 'Faaa-4')
  await submit()
  await expectFieldError(page, 'Zone de température', required)
  expect(await world.requests('POST')).toEqual([])
})

test('[BK-52] [VAL-13] [ERR-15] a quantity above the free slots is refused before sending', async ({ world, as }) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/societes/12/booking/creation')
  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Surgelé')
  await choose(page, 'Casier', '20 x 10 x 30 cm – 4 disponibles')
  await field(page, quantity).fill('5')
  await page.getByRole('button', { name: save }).click()
  await expectFieldError(page, quantity, 'Attention ! il en reste que 4 casier pour ce booking.')
  expect(await world.requests('POST')).toEqual([])
  await field(page, quantity).fill('4')
  await page.getByRole('button', { name: save }).click()
  await expectFlash(page, 'Booking créé !')
  expect((await world.requests('POST')).map(({ body }) => body)).toEqual([
    { slot: '/api/slots/20', company: '/api/companies/12', capacity: 4 },
  ])
})

test('[BK-45] another machine clears zone and slot, and another zone clears the slot', async ({ world, as }) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/bookings/creation')
  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Frais')
  await choose(page, 'Casier', '20 x 10 x 30 cm')
  await choose(page, 'Zone de température', 'Surgelé')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await choose(page, 'Casier', '20 x 10 x 30 cm')
  await choose(page, 'Machine', 'Faaa-4')
  await expect(combobox(page, 'Zone de température')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toBeDisabled()
  await combobox(page, 'Zone de température').click()
  await expect(page.getByRole('option')).toHaveText(['Ambiant (HT)'])
})

test('[BK-45] a late answer for the previous machine is ignored', async ({ world, as }) => {
  await seedBookings(world, {}, more)
  await world.fault({ method: 'GET', path: '/lockers/3/temperature_zones' }, { delayMs: 2500 })
  await world.fault({ method: 'GET', path: '/temperature_zones/7/slots' }, { delayMs: 300 })
  const page = await as('super_admin').open('/bookings/creation')
  await choose(page, 'Machine', 'Taina-3')
  await expect(combobox(page, 'Zone de température')).toBeDisabled()
  await choose(page, 'Machine', 'Faaa-4')
  await choose(page, 'Zone de température', 'Ambiant')
  await expect(combobox(page, 'Casier')).toBeDisabled()
  await choose(page, 'Casier', '22 x 11 x 33 cm')
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
  await choose(page, 'Société', 'Zénith')
  const asked = (await world.requests('GET /api/lockers?')).map(({ url }) => new URL(url, 'http://any').searchParams)
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  expect((await world.requests('GET /api/companies?')).length).toBe(3)
})

test('[BK-51] [BK-53] [NAV-54] a creation from a company has that company chosen and returns to it', async ({
  world,
  as,
}) => {
  await seedBookings(world, {}, more)
  const page = await as('super_admin').open('/societes/12/booking/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking / création')
  await expect(combobox(page, 'Société')).toHaveValue('Épicerie Vaiana')
  await expect(combobox(page, 'Société')).toBeDisabled()
  await choose(page, 'Machine', 'Faaa-4')
  await choose(page, 'Zone de température', 'Ambiant')
  await choose(page, 'Casier', '22 x 11 x 33 cm')
  await field(page, quantity).fill('1')
  await page.getByRole('button', { name: save }).dblclick()
  await expectFlash(page, 'Booking créé !')
  await expect(page).toHaveURL('/societes/detail/12')
  expect((await world.requests('POST')).map(({ body }) => body)).toEqual([
    { slot: '/api/slots/30', company: '/api/companies/12', capacity: 1 },
  ])
})
