import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import { confirmButton, expectFlash, rowMenu } from '../support/pages/vocabulary.ts'

/** Ways between the list of machines and one machine. */

test.beforeEach(({ world }) => seedMarina(world))

test('[LOC-09] the link and the menu of a row open the machine', async ({ as }) => {
  const page = await as('operator').open('/lockers')
  await rowMenu(page, 'APM003', 'Détail')
  await expect(page).toHaveURL('/lockers/detail/3')
  await page.getByRole('button', { name: 'Retour' }).click()
  await page.getByRole('link', { name: 'APM003' }).click()
  await expect(page).toHaveURL('/lockers/detail/3')
})

test('[LOC-21] [API-53] a machine is deleted on its page, which returns to the list', async ({ as, world }) => {
  await world.seed({ lockers: [aLocker({ id: 4 })] })
  const page = await as('super_admin').open('/lockers/detail/4')
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Voulez-vous vraiment supprimer la machine « APM004 » ?')
  await confirmButton(page).click()
  await expectFlash(page, 'Machine supprimée !')
  await expect(page).toHaveURL('/lockers')
  await expect(page.getByRole('rowheader')).toHaveText(['APM003'])
  expect((await world.requests()).filter(({ status }) => status >= 400)).toEqual([])
})
