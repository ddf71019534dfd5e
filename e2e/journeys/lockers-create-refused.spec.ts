import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { addSlot, addZone, fillIn, fillMachine, slot, slotBox, zone, zoneBox } from '../support/pages/new-machine.ts'
import { expectFieldError, expectFlash, save } from '../support/pages/vocabulary.ts'

/** What the form of a new machine or the server refuses. */

const invalid = 'Erreur dans le formulare ! Veuillez vérifier tous vos champs'
test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

/** `src/features/lockers/locker-schema.test.ts` proves the rule of each field. */
test('[LOC-33] [ERR-14] an empty form shows its message and a summary of 16 errors', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await save(page)
  await expectFlash(page, invalid)
  await expect(page.getByRole('heading', { name: 'Il y a 16 erreurs' })).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(16)
  await expectFieldError(page, 'Clé', 'Ce champ est obligatoire')
  // All sixteen errors have the same text, so each link names its field.
  await page.getByRole('link', { name: 'Zone 1, casier 1, Largeur (cm)' }).click()
  await expect(slotBox(page, 1, 1).getByLabel('Largeur (cm)')).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
  await look(page, 'locker-create')
})

/** `src/lib/violations.test.ts` reads the other name of the zones. */
test('[VAL-73] violations of zones and slots are shown under their fields, also after rows were removed', async ({
  as,
  world,
}) => {
  test.slow()
  await world.fault(
    { method: 'POST', path: '/lockers', nth: 1 },
    {
      violations: [
        { propertyPath: 'temperatureZones[0].slots[1].height', message: 'Trop haut.' },
        { propertyPath: 'temperatureZones[1].slots[0].maxWeight', message: 'Trop lourd.' },
        { propertyPath: 'temperatureZones[1].myKey', message: 'Clé refusée.' },
        { propertyPath: 'temperatureZones[1].slots[0].maxVolume', message: 'Volume refusé.' },
        { propertyPath: 'cleveronApmId', message: 'Déjà pris.' },
      ],
    },
  )
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await addSlot(page, 1).click()
  await addSlot(page, 1).click()
  await page.getByRole('button', { name: 'Retirer le casier 2 de la zone 1' }).click()
  await fillIn(slotBox(page, 1, 2), { ...slot, 'Hauteur (cm)': '99' })
  await addZone(page).click()
  await addZone(page).click()
  await page.getByRole('button', { name: 'Retirer la zone 2' }).click()
  await fillIn(zoneBox(page, 2), { ...zone, Nom: 'Surgelé' })
  await fillIn(slotBox(page, 2, 1), slot)
  await save(page)

  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  const height = slotBox(page, 1, 2).getByLabel('Hauteur (cm)')
  await expect(height).toHaveAccessibleDescription('Trop haut.')
  await expect(height).toHaveValue('99')
  await expect(slotBox(page, 2, 1).getByLabel('Poids maximal (kg)')).toHaveAccessibleDescription('Trop lourd.')
  await expect(zoneBox(page, 2).getByLabel('Clé')).toHaveAccessibleDescription('Clé refusée.')
  await expectFieldError(page, 'Apm ID', 'Déjà pris.')
  // A violation without a field is shown in the summary.
  await expect(page.getByRole('region', { name: 'Il y a 5 erreurs' })).toContainText('Volume refusé.')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)

  // Adding and removing rows does not move the messages of the others.
  await addSlot(page, 2).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Retirer le casier 2 de la zone 2' }).click()
  await page.getByRole('button', { name: 'Retirer le casier 1 de la zone 1' }).click()
  await expect(slotBox(page, 1, 1).getByLabel('Hauteur (cm)')).toHaveAccessibleDescription('Trop haut.')
  await save(page)
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
})
