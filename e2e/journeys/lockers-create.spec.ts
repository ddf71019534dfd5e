import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { addSlot, addZone, fillIn, fillMachine, machine, slot, slotBox, zoneBox } from '../support/pages/new-machine.ts'
import { expectFieldError, field, save, saveButton } from '../support/pages/vocabulary.ts'

/** Creating a machine with its zones and slots. */

const invalid = 'Erreur dans le formulare ! Veuillez vérifier tous vos champs'

test('a machine is created with several zones and slots, after an empty form and a failure of the server', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/lockers/creation')
  await test.step('[LOC-25] [NAV-50] [ROLE-42] the form opens and explains the short location', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine / création')

    await expect(field(page, 'Emplacement court')).toHaveAccessibleDescription("affiché dans l'application mobile")
  })
  await test.step('[LOC-22] [LOC-24] [LOC-26] the form has all fields of a machine', async () => {
    for (const label of Object.keys(machine)) await expect(field(page, label)).toBeEditable()
  })
  await test.step('[ZON-02] [ZON-04] [CST-18] a zone has a name and the keys MT and LT', async () => {
    await expect(zoneBox(page, 1).getByLabel('Nom', { exact: true })).toBeEditable()
    await expect(zoneBox(page, 1).getByLabel('Clé').getByRole('option')).toHaveText(['Choisir', 'MT', 'LT'])
  })
  await test.step('[SLT-02] [SLT-03] [SLT-07] a slot has five text fields and the sizes S and M', async () => {
    const first = slotBox(page, 1, 1)
    await expect(first.getByLabel('Taille').getByRole('option')).toHaveText(['Choisir', 'S', 'M'])
    await expect(first.getByRole('textbox')).toHaveCount(5)
    for (const label of Object.keys(slot)) await expect(first.getByLabel(label, { exact: true })).toBeVisible()
    // The only zone and its only slot cannot be removed.
    await expect(zoneBox(page, 1)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0)
  })
  // `src/features/lockers/locker-schema.test.ts` proves the rule of each field.
  await test.step('[LOC-33] [ERR-14] an empty form shows its message and a summary of 16 errors', async () => {
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
  await test.step('[SLT-04] [SLT-05] [SLT-06] the volume of a slot follows from height, width and depth', async () => {
    const first = slotBox(page, 1, 1)
    await fillIn(first, slot)
    await expect(first).toContainText(/Volume\s*6\s000\scm³/)
    await first.getByLabel('Hauteur (cm)').fill('10,05')
    await expect(first).toContainText(/Volume\s*6\s030\scm³/)
  })
  await test.step('zones and slots are added and removed', async () => {
    await fillMachine(page)
    await addZone(page).click()
    await addZone(page).click()
    await expect(page.getByRole('region', { name: /^Zone \d$/ })).toHaveCount(3)
    await expect(zoneBox(page, 3).getByLabel('Nom', { exact: true })).toBeFocused()
    await fillIn(zoneBox(page, 2), { Nom: 'À retirer', 'Température (°C)': '1', Clé: 'MT' })
    await fillIn(zoneBox(page, 3), { Nom: 'Surgelé', 'Température (°C)': '-18', Clé: 'LT' })
    await page.getByRole('button', { name: 'Retirer la zone 2' }).click()
    await expect(page.getByRole('region', { name: /^Zone \d$/ })).toHaveCount(2)
    await expect(zoneBox(page, 2).getByLabel('Nom', { exact: true })).toHaveValue('Surgelé')

    await addSlot(page, 2).click()
    await addSlot(page, 2).click()
    await expect(page.getByRole('group', { name: /^Zone 2, casier/ })).toHaveCount(3)
    await expect(page.getByRole('group', { name: /^Zone 1, casier/ })).toHaveCount(1)
    await fillIn(slotBox(page, 2, 3), { ...slot, Taille: 'M', 'Poids maximal (kg)': '0.1', 'Hauteur (cm)': '0,1' })
    await page.getByRole('button', { name: 'Retirer le casier 1 de la zone 2' }).click()
    await fillIn(slotBox(page, 2, 1), { ...slot, 'Nombre de casiers': '4' })
  })
  await test.step('[LOC-39] [ERR-02] a failure is shown at once, and the form can be sent again', async () => {
    await world.fault({ method: 'POST', path: '/lockers', nth: 1 }, { status: 500, html: '<h1>SQLSTATE</h1>' })
    await save(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(page).toHaveURL('/lockers/creation')
    await expect(slotBox(page, 2, 2).getByLabel('Poids maximal (kg)')).toHaveValue('0.1')
    await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    await saveButton(page).dblclick()
    await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
    expect(await world.requests('POST /api/lockers')).toHaveLength(2)
  })
  await test.step('[LOC-29] [ZON-01] [SLT-01] the machine is sent with the zones and slots that stayed', async () => {
    const [, post] = await world.requests('POST /api/lockers')
    const small = { size: 'S', capacity: 12, height: 10, width: 20, depth: 30, maxWeight: 7.5, maxVolume: 6000 }
    expect(post?.body).toEqual({
      image: 'machine-501.svg',
      location: 'Gare maritime',
      shortLocation: 'Gare',
      cleveronApmId: '0900',
      latitude: -17.53,
      longitude: -149.56,
      city: 'Papeete',
      type: 501,
      zones: {
        0: { key: 'MT', name: 'Frais', currentTemp: 0, slots: { 0: small } },
        1: {
          key: 'LT',
          name: 'Surgelé',
          currentTemp: -18,
          slots: {
            0: { ...small, capacity: 4 },
            1: { ...small, size: 'M', height: 0.1, maxWeight: 0.1, maxVolume: 60 },
          },
        },
      },
    })
    await expect(page.getByRole('rowheader', { name: /^Surgelé LT/ })).toContainText(/-18\s°C/)
  })
})
