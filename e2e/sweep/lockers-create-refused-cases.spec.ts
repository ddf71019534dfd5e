import { expect, test } from '../support/fixtures/test.ts'
import { addSlot, addZone, fillIn, fillMachine, slot, slotBox, zone, zoneBox } from '../support/pages/new-machine.ts'
import { expectFieldError, save } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => world.start())

/** `src/lib/violations.test.ts` reads the other name of the zones. */
test('[VAL-73] violations of zones and slots are shown at their fields after a removal', async ({ as, world }) => {
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
  await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  const height = slotBox(page, 1, 2).getByLabel('Hauteur (cm)')
  await expect(height).toHaveAccessibleDescription('Trop haut.')
  await expect(height).toHaveValue('99')
  await expect(slotBox(page, 2, 1).getByLabel('Poids maximal (kg)')).toHaveAccessibleDescription('Trop lourd.')
  await expect(zoneBox(page, 2).getByLabel('Clé')).toHaveAccessibleDescription('Clé refusée.')
  await expectFieldError(page, 'Apm ID', 'Déjà pris.')
  // A violation without a field is shown in the summary.
  await expect(page.getByRole('region', { name: 'Il y a 5 erreurs' })).toContainText('Volume refusé.')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)

  // Adding and removing rows does not move messages of other rows.
  await addSlot(page, 2).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Retirer le casier 2 de la zone 2' }).click()
  await page.getByRole('button', { name: 'Retirer le casier 1 de la zone 1' }).click()
  await expect(slotBox(page, 1, 1).getByLabel('Hauteur (cm)')).toHaveAccessibleDescription('Trop haut.')
  await save(page)
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
})
