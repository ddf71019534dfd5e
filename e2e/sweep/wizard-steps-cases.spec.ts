import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, field } from '../support/pages/vocabulary.ts'
import {
  chooseCompany,
  client,
  hasDraft,
  next,
  openRecap,
  orderDraft,
  posted,
  quantityAt,
  seedVini,
  wizardPath,
} from '../support/pages/wizard.ts'

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-07] [WIZ-09] step 2 reads the bookings each time it opens', async ({ as, page, world }) => {
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

test('the whole wizard can be used with the keyboard alone', async ({ as, world }) => {
  const page = await as('member').open(wizardPath)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  // One Tab leads from the title of the page, which has the focus, to the first field.
  await expect(page.getByRole('combobox', { name: 'Société' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await keys('Tab')
  await expect(page.getByRole('combobox', { name: 'Société' })).toBeFocused()
  await page.keyboard.type('vin')
  await expect(page.getByRole('option', { name: 'Vini' })).toBeVisible()
  await keys('ArrowDown')
  await expect(page.getByRole('combobox', { name: 'Société' })).toHaveAttribute('aria-activedescendant', /./)
  await keys('Enter')
  await expect(page.getByRole('combobox', { name: 'Société' })).toHaveValue('Vini')
  await keys('Enter')
  // Each step puts the focus on its first field.
  await expect(quantityAt(page, 'Taina-3')).toBeFocused()
  await keys('ArrowUp', 'ArrowUp', 'ArrowDown', 'Tab')
  await expect(quantityAt(page, 'Punaauia')).toBeFocused()
  await keys('ArrowUp', 'Enter')
  await expect(field(page, 'Nom')).toBeFocused()
  for (const value of Object.values(client)) {
    await page.keyboard.type(value)
    await keys('Tab')
  }
  await keys('Shift+Tab', 'Enter')
  await expect(orderDraft(page, 1, 2).getByRole('checkbox', { name: "Contient de l'alcool" })).toBeFocused()
  await keys('Tab')
  await page.keyboard.type('Vanille')
  await keys('Enter')
  await page.keyboard.type('Monoï')
  await keys('Tab', 'Control+A')
  await page.keyboard.type('3')
  await keys('Enter', 'Enter')
  // Enter in an empty line goes to the products of the next order, and after the last order to the button.
  await expect(orderDraft(page, 1, 2).getByLabel('Nom')).toHaveCount(3)
  await expect(orderDraft(page, 2, 2).getByLabel('Nom')).toBeFocused()
  await keys('Enter')
  await expect(page.getByRole('button', { name: 'Valider' })).toBeFocused()
  await keys('Enter')
  await expectFlash(page, '2 commandes créées !')
  const product = (name: string, quantity: number) => ({ name, quantity, price: 1 })
  expect((await posted(world)).map(({ products }) => products)).toEqual([
    [product('Vanille', 1), product('Monoï', 3)],
    [],
  ])
})

test('[WIZ-36] « Annuler » asks first and removes the draft, which is kept in the tab alone', async ({ as, page }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1 })
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).toContain('hina@mail.pf')
  // Local storage outlives the tab, so it holds nothing of the recipient.
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('hina')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expect(page).toHaveURL('/livraisons')
  expect(await hasDraft(page)).toBe(false)
})
