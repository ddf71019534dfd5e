import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  addSlot,
  addZone,
  fillIn,
  fillMachine,
  machine,
  save,
  slot,
  slotBox,
  zone,
  zoneBox,
} from '../support/pages/new-machine.ts'
import { expectFieldError, expectFlash, field } from '../support/pages/vocabulary.ts'

/** What the form of a new machine or the server refuses. */

const invalid = 'Erreur dans le formulare ! Veuillez vérifier tous vos champs'
const required = 'Ce champ est obligatoire'

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

test('[LOC-33] [ERR-14] an empty form shows its message and a summary of 16 errors', async ({ as, world }) => {
  test.slow()
  const page = await as('super_admin').open('/lockers/creation')
  await save(page).click()
  await expectFlash(page, invalid)
  await expect(page.getByRole('heading', { name: 'Il y a 16 erreurs' })).toBeVisible()
  // All sixteen errors have the same text, so each link names its field.
  await page.getByRole('link', { name: 'Zone 1, casier 1, Largeur (cm)' }).click()
  await expect(slotBox(page, 1, 1).getByLabel('Largeur (cm)')).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
  await look(page, 'locker-create')
})

const valid: Record<string, string> = { ...machine, ...zone, ...slot }

/** Empties one field of a form that is otherwise complete, and sends it. */
async function sendWithout(page: Page, label: string) {
  const box = label in machine ? page : label in zone ? zoneBox(page, 1) : slotBox(page, 1, 1)
  const control = box.getByLabel(label, { exact: true })
  if (label === 'Clé' || label === 'Taille') {
    // A select cannot be emptied once it has a value, so a new form is filled without it.
    await page.reload()
    await fillMachineWithout(page, label)
  } else await control.fill('')
  await save(page).click()
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(required))
  await expectFlash(page, invalid)
}

async function fillMachineWithout(page: Page, label: string) {
  const without = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => key !== label))
  await fillIn(page, machine)
  await fillIn(zoneBox(page, 1), without(zone))
  await fillIn(slotBox(page, 1, 1), without(slot))
}

for (const { ids, labels } of [
  { ids: '[VAL-41] [VAL-42]', labels: ['Apm ID', 'Type'] },
  { ids: '[VAL-43] [VAL-44] [VAL-45]', labels: ['Emplacement', 'Emplacement court', 'Ville'] },
  { ids: '[VAL-46] [VAL-47]', labels: ['Longitude', 'Latitude'] },
  { ids: '[VAL-48] [VAL-49]', labels: ['Nom', 'Température (°C)'] },
  { ids: '[VAL-51] [VAL-56]', labels: ['Nombre de casiers', 'Poids maximal (kg)'] },
  { ids: '[VAL-53] [VAL-54] [VAL-55]', labels: ['Hauteur (cm)', 'Largeur (cm)', 'Profondeur (cm)'] },
]) {
  test(`${ids} ${labels.join(' and ')} are required`, async ({ as, world }) => {
    test.slow()
    const page = await as('super_admin').open('/lockers/creation')
    await fillMachine(page)
    for (const label of labels) {
      await sendWithout(page, label)
      await page.getByLabel(label, { exact: true }).fill(valid[label] ?? '')
    }
    expect(await world.requests('POST')).toEqual([])
  })
}

for (const { id, label } of [
  { id: 'VAL-50', label: 'Clé' },
  { id: 'VAL-52', label: 'Taille' },
]) {
  test(`[${id}] ${label} must be chosen`, async ({ as, world }) => {
    const page = await as('super_admin').open('/lockers/creation')
    await sendWithout(page, label)
    expect(await world.requests('POST')).toEqual([])
  })
}

test('[LOC-23] [LOC-27] [LOC-28] text and numbers out of range are refused, and 0 is accepted', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await fillIn(page, { Type: 'abc', Longitude: '181', Latitude: '91' })
  await fillIn(slotBox(page, 1, 1), { 'Nombre de casiers': '0', 'Hauteur (cm)': '-3' })
  await save(page).click()
  await expectFieldError(page, 'Type', 'Veuillez saisir un nombre entier')
  await expectFieldError(page, 'Longitude', 'Veuillez saisir un nombre compris entre -180 et 180')
  await expectFieldError(page, 'Latitude', 'Veuillez saisir un nombre compris entre -90 et 90')
  await expectFieldError(page, 'Nombre de casiers', 'Veuillez saisir un nombre entier supérieur ou égal à 1')
  await expectFieldError(page, 'Hauteur (cm)', 'Veuillez saisir un nombre supérieur à 0')
  await field(page, 'Type').fill('1.5')
  await expectFieldError(page, 'Type', 'Veuillez saisir un nombre entier')
  expect(await world.requests('POST')).toEqual([])

  await fillIn(page, { Type: '501', Longitude: '0', Latitude: '0' })
  await fillIn(slotBox(page, 1, 1), slot)
  await save(page).click()
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post] = await world.requests('POST /api/lockers')
  expect(post?.body).toMatchObject({ longitude: 0, latitude: 0, zones: { 0: { currentTemp: 0 } } })
})

for (const name of ['temperatureZones', 'zones']) {
  test(`[VAL-73] violations of ${name} are shown under their fields, also after rows were removed`, async ({
    as,
    world,
  }) => {
    test.slow()
    await world.fault(
      { method: 'POST', path: '/lockers', nth: 1 },
      {
        violations: [
          { propertyPath: `${name}[0].slots[1].height`, message: 'Trop haut.' },
          { propertyPath: `${name}[1].slots[0].maxWeight`, message: 'Trop lourd.' },
          { propertyPath: `${name}[1].myKey`, message: 'Clé refusée.' },
          { propertyPath: `${name}[1].slots[0].maxVolume`, message: 'Volume refusé.' },
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
    await save(page).click()

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
    await save(page).click()
    await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  })
}

test('the form of a new machine fits a width of 360 and 320 px', { tag: '@phone' }, async ({ as }) => {
  test.slow()
  const page = await as('super_admin').open('/lockers/creation')
  await addSlot(page, 1).click()
  await addZone(page).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await look(page, 'locker-create')
})
