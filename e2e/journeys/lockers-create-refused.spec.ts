import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { slotBox } from '../support/pages/new-machine.ts'
import { expectFieldError, save } from '../support/pages/vocabulary.ts'

/** Refusals of the form of a new machine, or of the server. */

const invalid = 'Erreur dans le formulare ! Veuillez vérifier tous vos champs'

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

/** `src/features/lockers/locker-schema.test.ts` proves the rule of each field. */
test('[LOC-33] [ERR-14] an empty form shows its message and a summary of 16 errors', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await save(page, invalid)
  await expect(page.getByRole('heading', { name: 'Il y a 16 erreurs' })).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(16)
  await expectFieldError(page, 'Clé', 'Ce champ est obligatoire')
  // All sixteen errors have the same text, so each link names its field.
  await page.getByRole('link', { name: 'Zone 1, casier 1, Largeur (cm)' }).click()
  await expect(slotBox(page, 1, 1).getByLabel('Largeur (cm)')).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
  await look(page, 'locker-create')
})
