import { expect, test } from '../support/fixtures/test.ts'
import { addZone, fillIn, fillMachine, slotBox, zoneBox } from '../support/pages/new-machine.ts'
import { save } from '../support/pages/vocabulary.ts'

test('a copied slot or zone can be changed without changing its original', async ({ as, world }) => {
  await world.start()
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
