import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { addSlot, addZone, fillIn, fillMachine, slot, slotBox, zone, zoneBox } from '../support/pages/new-machine.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  save,
  saveButton,
  title,
  waitForIdleCode,
} from '../support/pages/vocabulary.ts'

const created = (page: Page) => page.getByText('Machine créée !')

test.beforeEach(({ world }) => world.start())

/** Holds the creation, and stops the clock of the page. */
async function sendMachine(page: Page) {
  await fillMachine(page)
  await waitForIdleCode(page)
  const creation = await holdCalls(page, 'POST **/api/lockers')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await doubleClick(saveButton(page))
  // The form is sent once the button has shown the press.
  await page.clock.runFor(50)
  await expectFlash(page, 'Création de la machine en cours...')
  await expect.poll(creation.count).toBe(1)
  return async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await creation.letAll()
    await (await answered).finished()
  }
}

test('[LOC-30] [LOC-31] [LOC-32] [CST-06] a new machine is shown a second after the answer', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  const answer = await sendMachine(page)
  await page.clock.runFor(4000)
  await expect(page.getByText('Création de la machine en cours...')).toBeHidden()
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await answer()
  await page.clock.runFor(900)
  await expect(created(page)).toHaveCount(0)
  await expect(page).toHaveURL('/lockers/creation')
  await page.clock.runFor(600)
  await expectFlash(page, 'Machine créée !')
  await page.clock.resume()
  const [{ id }] = (await world.table('lockers')) as [{ id: number }]
  await expect(page).toHaveURL(`/lockers/detail/${id}`)
  expect(await world.requests('POST /api/lockers')).toHaveLength(1)
})

test('leaving before the new machine opens stays on the screen that was opened', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  const answer = await sendMachine(page)
  await answer()
  await page.clock.resume()
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(title(page, 'Machines')).toBeVisible()
  await expectFlash(page, 'Machine créée !')
  await expect(page).toHaveURL('/lockers')
  // The new machine is not read either.
  expect((await world.requests('GET /api/lockers')).map(({ path }) => path)).toEqual(['/api/lockers'])
})

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

test('a copied slot or zone can be changed without changing its original', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await page.getByRole('button', { name: 'Dupliquer le dernier casier de la zone 1' }).click()
  await expect(slotBox(page, 1, 2).getByLabel('Nombre de casiers')).toBeFocused()
  await fillIn(slotBox(page, 1, 2), { 'Nombre de casiers': '3', Taille: 'M' })
  await page.getByRole('button', { name: 'Dupliquer la dernière zone' }).click()
  await expect(zoneBox(page, 2).getByLabel('Nom', { exact: true })).toBeFocused()
  await fillIn(zoneBox(page, 2), { Nom: 'Surgelé', 'Température (°C)': '-18', Clé: 'LT' })
  await fillIn(slotBox(page, 2, 2), { 'Hauteur (cm)': '12,5' })
  // « Ajouter une zone » still adds an empty zone.
  await addZone(page).click()
  await expect(slotBox(page, 3, 1).getByLabel('Nombre de casiers')).toHaveValue('')
  await page.getByRole('button', { name: 'Retirer la zone 3' }).click()
  await save(page)
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post] = await world.requests('POST /api/lockers')
  const small = { size: 'S', capacity: 12, height: 10, width: 20, depth: 30, maxWeight: 7.5, maxVolume: 6000 }
  const medium = { ...small, size: 'M', capacity: 3 }
  const copied = { 0: small, 1: { ...medium, height: 12.5, maxVolume: 7500 } }
  expect(post?.body).toMatchObject({
    zones: {
      0: { name: 'Frais', currentTemp: 0, key: 'MT', slots: { 0: small, 1: medium } },
      1: { name: 'Surgelé', currentTemp: -18, key: 'LT', slots: copied },
    },
  })
})
