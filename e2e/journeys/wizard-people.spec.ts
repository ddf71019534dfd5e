import { expect, test } from '../support/fixtures/test.ts'
import {
  chooseCompany,
  goToRecap,
  hasDraft,
  next,
  openRecap,
  readDraft,
  seedVini,
  validate,
  wizardPath,
} from '../support/pages/wizard.ts'

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-36] « Annuler » asks first and removes the draft, which is kept in the tab alone', async ({ as, page }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1 })
  expect(await readDraft(page)).toContain('hina@mail.pf')
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

test('[ROLE-58] [WIZ-36] a courier creates two deliveries, and the next one starts empty', async ({ as, world }) => {
  const page = await as('shipper').open('/livraisons')
  const create = page.getByRole('link', { name: 'Nouvelle livraison' }).first()
  await create.click()
  await goToRecap(page, { Punaauia: 2 })
  await validate(page, '2 commandes créées !')
  expect(await world.table('orders')).toHaveLength(2)
  await create.click()
  await expect(page.getByRole('combobox', { name: 'Société' })).toHaveValue('')
  await chooseCompany(page, 'Vini')
  await next(page)
  await expect(page.getByRole('listitem', { name: 'Punaauia' })).toContainText('Complet')
})
