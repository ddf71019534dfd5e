import { aLocker } from '../builders/locker.ts'
import { marinaWithoutZones } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

/** The list of machines. */

test('[LOC-01] [NAV-48] [ENT-08] the list has its seven columns', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ lockers: [marinaWithoutZones] })
  const page = await as('super_admin').open('/lockers')
  await test.step('[LOC-01] [NAV-48] [ENT-08] the list has its seven columns', async () => {
    await expect(page.getByRole('table', { name: 'Machines' }).getByRole('columnheader')).toHaveText([
      'ID',
      'Apm ID',
      'Type de modèle',
      'Emplacement court',
      'Emplacement',
      'Ville',
      'Actions',
    ])
    await expect(page).toHaveTitle('Machines – Consigne')
  })
  await test.step('[LOC-02] [LOC-03] [LOC-04] a row starts with the id, the Apm id and the model type', async () => {
    await expect(row(page, 'APM003').getByRole('rowheader', { name: 'APM003' })).toBeVisible()
    for (const name of ['3', '503'])
      await expect(row(page, 'APM003').getByRole('cell', { name, exact: true })).toBeVisible()
  })
  await test.step('[LOC-05] [LOC-06] [LOC-07] a row shows its cells in the order of the columns', async () => {
    await expect(row(page, 'APM003').locator('th, td')).toHaveText([
      '3',
      'APM003',
      '503',
      'Taina',
      'Marina Taina, quai nord',
      'Punaauia',
      '',
    ])
    await look(page, 'lockers')
  })
})

test('[LOC-09] [ROLE-43] the link and the menu of a row open the machine', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ lockers: [marinaWithoutZones] })
  const page = await as('super_admin').open('/lockers')
  await rowMenu(page, 'APM003', 'Détail')
  await expect(page).toHaveURL('/lockers/detail/3')
  await page.getByRole('button', { name: 'Retour' }).click()
  await page.getByRole('link', { name: 'APM003' }).click()
  await expect(page).toHaveURL('/lockers/detail/3')
})

test('[LOC-11] [API-49] [CST-08] the list loads ten machines, then more by the link of the server', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await expect(page.getByText('10 sur 12')).toBeVisible()
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const [first, second, ...more] = await world.requests('GET /api/lockers')
  expect(more).toEqual([])
  expect(first?.query).toMatch(/^\??page=1&itemsPerPage=10&/)
  const asked = new URLSearchParams(second?.query)
  expect([asked.get('page'), asked.get('itemsPerPage')]).toEqual(['2', '10'])
  // The list does not request the zones.
  expect(decodeURIComponent(first?.query ?? '')).not.toContain('Zones')
})

test('[LOC-08] [ROLE-45] [ERR-51] a super administrator deletes a machine after a question', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ lockers: [marinaWithoutZones, aLocker({ id: 4 })] })
  const page = await as('super_admin').open('/lockers')
  await rowMenu(page, 'APM003', 'Supprimer')
  const question = page.getByRole('dialog', { name: 'Supprimer la machine' })
  await expect(question).toContainText('Voulez-vous vraiment supprimer la machine « APM003 » ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(question).toBeHidden()
  expect(await world.requests('DELETE')).toEqual([])

  await rowMenu(page, 'APM003', 'Supprimer')
  await question.getByRole('button', { name: 'Oui, je confirme' }).dblclick()
  await expectFlash(page, 'Machine supprimée !')
  await expect(row(page, 'APM003')).toHaveCount(0)
  await expect(row(page, 'APM004')).toBeVisible()
  expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/lockers/3'])
})

test('[LOC-37] [ERR-11] [N30] a refused deletion shows the reason as plain text and reloads the list', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ lockers: [marinaWithoutZones] })
  await world.fault(
    { method: 'DELETE', path: '/lockers/3$' },
    { status: 403, description: 'La machine « Taina » contient encore <b>3</b> colis.' },
  )
  const page = await as('super_admin').open('/lockers')
  await expect(row(page, 'APM003')).toBeVisible()
  await world.forgetRequests()
  await rowMenu(page, 'APM003', 'Supprimer')
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'La machine « Taina » contient encore <b>3</b> colis.')
  await expect(row(page, 'APM003')).toBeVisible()
  await expect.poll(() => world.requests('GET /api/lockers?')).toHaveLength(1)
  expect(await world.requests('POST /api/token/refresh')).toEqual([])
})
