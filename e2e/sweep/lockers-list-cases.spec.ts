import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import { confirmButton, expectFlash } from '../support/pages/vocabulary.ts'

/** A machine that is deleted on its own page. `src/app/query/deletions.dom.test.ts` has the refusals. */

test.beforeEach(({ world }) => seedMarina(world))

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
