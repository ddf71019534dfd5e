import { expect, test } from '../support/fixtures/test.ts'
import type { Call } from '../support/fixtures/world.ts'
import { addZone, fillIn, fillMachine, machine, save, slotBox, zoneBox } from '../support/pages/new-machine.ts'
import { field } from '../support/pages/vocabulary.ts'

/** Journey J-18: a large machine, made without a mouse, and made quickly. */

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
})

test('four zones of six kinds of slots, typed by keyboard alone', async ({ as, world }) => {
  test.setTimeout(180_000)
  const page = await as('super_admin').open('/lockers/creation')
  const { keyboard } = page
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
  }
  const on = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  await field(page, 'Apm ID').focus()
  await type(...Object.values(machine))
  for (let zoneNumber = 1; zoneNumber <= 4; zoneNumber += 1) {
    // The bin of a zone and of a slot come before their fields.
    if (zoneNumber > 1) await keyboard.press('Enter')
    await type(`Zone ${zoneNumber}`, `-${zoneNumber}`, 'L')
    for (let slotNumber = 1; slotNumber <= 6; slotNumber += 1) {
      if (slotNumber > 1) await keyboard.press('Enter')
      await type(String(slotNumber), 'M', '10', '20', '30', '5')
      await on(`Ajouter un casier à la zone ${zoneNumber}`)
    }
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await on('Ajouter une zone')
  }
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(save(page)).toBeFocused()
  await keyboard.press('Enter')
  // A busy machine takes its time over so many fields.
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/, { timeout: 20_000 })
  const [post] = await world.requests('POST /api/lockers')
  const { zones } = (post as Call).body as { zones: Record<string, { key: string; slots: Record<string, object> }> }
  expect(Object.keys(zones)).toEqual(['0', '1', '2', '3'])
  for (const { key, slots } of Object.values(zones)) {
    expect(key).toBe('LT')
    expect(Object.keys(slots)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(slots['5']).toEqual({
      size: 'M',
      capacity: 6,
      height: 10,
      width: 20,
      depth: 30,
      maxWeight: 5,
      maxVolume: 6000,
    })
  }
})

test('what looks like the last one is copied, and changed alone', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await page.getByRole('button', { name: 'Dupliquer le dernier casier de la zone 1' }).click()
  await expect(slotBox(page, 1, 2).getByLabel('Nombre de casiers')).toBeFocused()
  await fillIn(slotBox(page, 1, 2), { 'Nombre de casiers': '3', Taille: 'M' })
  await page.getByRole('button', { name: 'Dupliquer la dernière zone' }).click()
  await expect(zoneBox(page, 2).getByLabel('Nom', { exact: true })).toBeFocused()
  await fillIn(zoneBox(page, 2), { Nom: 'Surgelé', 'Température (°C)': '-18', Clé: 'LT' })
  await fillIn(slotBox(page, 2, 2), { 'Hauteur (cm)': '12,5' })
  // An empty one is still to be had.
  await addZone(page).click()
  await expect(slotBox(page, 3, 1).getByLabel('Nombre de casiers')).toHaveValue('')
  await page.getByRole('button', { name: 'Retirer la zone 3' }).click()
  await save(page).click()
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post] = await world.requests('POST /api/lockers')
  const small = { size: 'S', capacity: 12, height: 10, width: 20, depth: 30, maxWeight: 7.5, maxVolume: 6000 }
  const medium = { ...small, size: 'M', capacity: 3 }
  expect((post as Call).body).toMatchObject({
    zones: {
      0: { name: 'Frais', currentTemp: 0, key: 'MT', slots: { 0: small, 1: medium } },
      1: {
        name: 'Surgelé',
        currentTemp: -18,
        key: 'LT',
        slots: { 0: small, 1: { ...medium, height: 12.5, maxVolume: 7500 } },
      },
    },
  })
})
