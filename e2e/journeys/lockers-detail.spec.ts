import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina, table, value } from '../support/pages/machine-page.ts'
import { confirmButton, expectFlash, row, title, visit } from '../support/pages/vocabulary.ts'

/** One machine: its counters, and its zones as a table and as a board. */

test.beforeEach(({ world }) => seedMarina(world))

test('a machine shows its data, its counters and the table of its zones', async ({ world, as }) => {
  const page = await as('shipper').open('/lockers/detail/3')
  await test.step('[LOC-13] [LOC-14] [LOC-15] a machine shows its reference, creation date and location', async () => {
    await expect(value(page, 'Référence')).toHaveText('APM003')
    await expect(value(page, 'Modèle')).toHaveText('503')
    await expect(value(page, 'Date de création')).toHaveText('02/05/2023 22:00')
    await expect(value(page, 'Emplacement')).toHaveText('Marina Taina, quai nord')
    await expect(value(page, 'Ville')).toHaveText('Punaauia')
  })
  await test.step('[LOC-16] [LOC-17] [LOC-18] a machine counts its slots: all, available and reserved', async () => {
    await expect(value(page, 'Total')).toHaveText('65')
    await expect(value(page, 'Disponibles')).toHaveText('49')
    await expect(value(page, 'Réservés')).toHaveText('16')
  })
  await test.step('[NAV-49] [ENT-09] [API-50] a machine opens with one call for itself, its zones and its slots', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine APM003')
    await expect(page).toHaveTitle('APM003 – Machines – Consigne')
    await expect(row(page, '12')).toBeVisible()
    expect(await world.requests('GET /api/lockers')).toHaveLength(1)
    expect(await world.requests('GET /api/temperature_zones')).toEqual([])
  })
  await test.step('[LOC-19] [ZON-06] [ZON-13] a table shows the zones with key and temperature, and the slots in each', async () => {
    await expect(table(page).getByRole('row')).toHaveCount(6)
    await expect(table(page).getByRole('rowheader')).toHaveText([
      /^AmbiantHT23,5\s°C$/,
      '10',
      '11',
      /^FraisMT0\s°C$/,
      '12',
    ])
  })
  await test.step('[SLT-09] [SLT-11] [SLT-16] the table shows size, quantity, available slots and weight limit', async () => {
    await expect(table(page).getByRole('columnheader')).toHaveText([
      '#',
      'H x L x P (cm)',
      'Taille',
      'Quantité totale',
      'Disponibles',
      'Poids max. (kg)',
      'Actions',
    ])
    await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10 x 20 x 30', 'XS', '26', '22', '5,5', ''])
    await expect(row(page, '11').locator('th, td')).toHaveText(['11', '15 x 30 x 45', 'S', '5', '0', '10', ''])
    await expect(row(page, '12').locator('th, td')).toHaveText(['12', '30 x 45 x 60', 'M', '34', '27', '20', ''])
  })
})

test('a machine is deleted on its page', async ({ as, world }) => {
  await world.seed({ lockers: [aLocker({ id: 4 })] })
  const page = await as('super_admin').open('/lockers/detail/3')
  const removeButton = page.getByRole('button', { name: 'Supprimer', exact: true })

  await test.step('[LOC-37] [ERR-11] a refused deletion shows the reason of the server and reloads the machine', async () => {
    await world.fault({ method: 'DELETE' }, { status: 403, description: 'Cette machine contient des colis.' })
    await removeButton.click()
    await confirmButton(page).click()
    await expectFlash(page, 'Cette machine contient des colis.')
    await expect(page).toHaveURL('/lockers/detail/3')
    await expect.poll(() => world.requests('GET /api/lockers/3')).toHaveLength(2)
    await world.mend()
  })
  await test.step('[LOC-21] [API-53] [ERR-51] a super administrator deletes the machine after a question and returns to the list', async () => {
    await visit(page, '/lockers/detail/4')
    await expect(title(page, 'Machine APM004')).toBeVisible()
    await world.forgetRequests()
    await removeButton.click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Voulez-vous vraiment supprimer la machine « APM004 » ?')
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(question).toBeHidden()
    expect(await world.requests('DELETE')).toEqual([])
    await removeButton.click()
    await confirmButton(page).click()
    await expectFlash(page, 'Machine supprimée !')
    await expect(page).toHaveURL('/lockers')
    await expect(row(page, 'APM003')).toBeVisible()
    await expect(row(page, 'APM004')).toHaveCount(0)
    const after = (await world.requests()).filter(({ status }) => status >= 400)
    expect(after).toEqual([])
  })
})
