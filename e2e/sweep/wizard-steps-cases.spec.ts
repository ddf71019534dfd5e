import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { chooseCompany, next, quantityAt, seedVini, step, wizardPath } from '../support/pages/wizard.ts'

/** The first two steps of the wizard, and the addresses of the others. */

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-04] companies on a second page are offered too, and the address of a later step leads to the first that is not complete', async ({
  as,
  world,
}) => {
  await world.set({ clamp: 2 })
  await world.seed({
    companies: [aCompany({ id: 9, name: 'Vaima' })],
    bookingSlots: [aCompanyBooking({ id: 91, company: 9 })],
  })
  const page = await as('member').open(`${wizardPath}?etape=4`)
  await expect(page).toHaveURL(wizardPath)
  await page.getByRole('combobox', { name: 'Société' }).click()
  await expect(page.getByRole('option')).toHaveText(['Vini', 'Vaima'])
  await page.getByRole('option', { name: 'Vini' }).click()
  await page.goto(`${wizardPath}?etape=3`)
  await expect(page).toHaveURL(`${wizardPath}?etape=2`)
  await page.goto(`${wizardPath}?etape=bof`)
  await expect(step(page)).toHaveText('1Société')
})

test('[WIZ-07] [WIZ-09] the limit of a quantity is read when step 2 opens, which needs at least one slot', async ({
  as,
  world,
}) => {
  const page = await as('member').open(wizardPath)
  await chooseCompany(page, 'Vini')
  await world.seed({ bookingSlots: [{ id: 72, capacity: 1 }] })
  await next(page)
  await expect(page.getByRole('listitem', { name: 'Punaauia' })).toContainText('1 libre sur 1')
  await quantityAt(page, 'Punaauia').fill('2')
  await expect(quantityAt(page, 'Punaauia')).toHaveAccessibleDescription(
    'Attention ! il en reste que 1 casier pour ce booking.',
  )
  await quantityAt(page, 'Punaauia').fill('')
  await quantityAt(page, 'Taina-3').fill('0')
  await next(page)
  await expect(page.getByText('Veuillez choisir au moins un casier.')).toBeVisible()
  await expect(page).toHaveURL(`${wizardPath}?etape=2`)
})

test('[WIZ-09] a booking that came meanwhile may stay empty, and one that has gone is no choice', async ({
  as,
  page,
  world,
}) => {
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
