import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { card } from '../support/pages/vocabulary.ts'
import { chooseCompany, next, quantityAt, seedVini, wizardPath } from '../support/pages/wizard.ts'

test('[WIZ-07] [WIZ-09] step 2 reads the bookings when it opens: a new one may stay empty, and one that has gone is no choice', async ({
  as,
  page,
  world,
}) => {
  await seedVini(world)
  await page.clock.install()
  await as('member').open(wizardPath)
  /** The library takes data of the last second as new when a step opens. */
  const goBack = async () => {
    await page.clock.fastForward(1_100)
    await page.getByRole('button', { name: 'Précédent' }).click()
  }
  await chooseCompany(page, 'Vini')
  await next(page)
  await quantityAt(page, 'Taina-3').fill('2')
  await next(page)
  await expect(page).toHaveURL(`${wizardPath}?etape=3`)
  await world.seed({ bookingSlots: [aCompanyBooking({ id: 73, company: 7, machine: 'Arue', capacity: 4 })] })
  await goBack()
  await expect(quantityAt(page, 'Arue')).toHaveValue('')
  await next(page)
  await expect(page).toHaveURL(`${wizardPath}?etape=3`)

  await world.changeElsewhere('booking_slots', 71, { active: false })
  await world.removeElsewhere('booking_slots', 71)
  await goBack()
  await expect(page.getByRole('listitem', { name: 'Taina-3' })).toHaveCount(0)
  await next(page)
  await expect(page.getByText('Veuillez choisir au moins un casier.')).toBeVisible()
  await expect(page).toHaveURL(`${wizardPath}?etape=2`)
})

test('the help is beside the form, and the buttons of a quantity are attached to their field', async ({
  as,
  world,
}) => {
  await seedVini(world)
  const page = await as('member').open(wizardPath)
  const right = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? Infinity)
  const form = await page.getByRole('main').locator('form').boundingBox()
  const help = await card(page, 'Bon à savoir').boundingBox()
  expect(help?.x).toBeGreaterThan(right(form))
  await chooseCompany(page, 'Vini')
  await next(page)
  const buttons = page.getByRole('listitem', { name: 'Taina-3' }).getByRole('button')
  const fewer = await buttons.and(page.getByLabel(/moins/)).boundingBox()
  const more = await buttons.and(page.getByLabel(/plus/)).boundingBox()
  const field = await quantityAt(page, 'Taina-3').boundingBox()
  expect([fewer, more].map((box) => [box?.width, box?.height])).toEqual([40, 40].map((size) => [size, size]))
  expect([field?.x, field?.height, more?.x]).toEqual([right(fewer), 40, right(field)])
})
