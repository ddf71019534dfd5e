import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { chooseCompany, next, quantityAt, seedVini, wizardPath } from '../support/pages/wizard.ts'

test('[WIZ-07] [WIZ-09] step 2 reads the bookings each time it opens', async ({ as, page, world }) => {
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
