import { expect, test } from '../support/fixtures/test.ts'
import { lookUps, seedScannable } from '../support/pages/scannable.ts'
import { listening, scan, scanWithKeys } from '../support/pages/scanner.ts'
import { field, fillField, pageTitle } from '../support/pages/vocabulary.ts'

/** A barcode scanner that types like a keyboard. src/lib/scan has the tables of its keys and readings. */

test.beforeEach(({ world }) => seedScannable(world))

test('[SCAN-01] a scan opens its delivery, from any screen, and presses no focused button', async ({
  as,
  page,
  world,
}) => {
  await page.clock.install()
  await as('member').open('/livraisons')
  await listening(page)
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .focus()
  await world.forgetRequests()
  await scanWithKeys(page, 'RAR-41')
  await expect(page).toHaveURL('/livraisons/detail/41')
  await expect(pageTitle(page)).toBeFocused()
  await scanWithKeys(page, 'RAR-410')
  await expect(page).toHaveURL('/livraisons/detail/42')
  expect(await lookUps(world)).toEqual(['RAR-41', 'RAR-410'])
})

test('[SCAN-01] over unsaved input a scan asks first, and one over the question is ignored', async ({ as, world }) => {
  const page = await as('admin').open('/societes/modification/5')
  await listening(page)
  await fillField(page, 'Nom', 'Marché du port')
  await pageTitle(page).focus()
  await scan(page, 'RAR-41')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused()
  await scan(page, 'RAR-410')
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Marché du port')
  expect(await lookUps(world)).toEqual(['RAR-41'])
  await pageTitle(page).focus()
  await scan(page, 'RAR-41')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/livraisons/detail/41')
})
