import { aLocker } from '../builders/locker.ts'
import { marinaWithoutZones } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('the list of machines', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const others = Array.from({ length: 12 }, (_, index) => aLocker({ id: 4 + index }))
  await world.seed({ lockers: [marinaWithoutZones, ...others] })
  const page = await as('super_admin').open('/lockers')
  const question = page.getByRole('dialog', { name: 'Supprimer la machine' })

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
  await test.step('[LOC-11] [API-49] the list loads ten machines with one call, without their zones', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await expect(page.getByText('10 sur 13')).toBeVisible()
    const [first, ...more] = await world.requests('GET /api/lockers')
    expect(more).toEqual([])
    expect(first?.query).toMatch(/^\??page=1&itemsPerPage=10&/)
    expect(decodeURIComponent(first?.query ?? '')).not.toContain('Zones')
  })
  await test.step('[LOC-09] [ROLE-43] the link and the menu of a row open the machine', async () => {
    await rowMenu(page, 'APM003', 'Détail')
    await expect(page).toHaveURL('/lockers/detail/3')
    await page.getByRole('button', { name: 'Retour' }).click()
    await page.getByRole('link', { name: 'APM003' }).click()
    await expect(page).toHaveURL('/lockers/detail/3')
    await page.goBack()
  })
  await test.step('[LOC-37] [ERR-11] [N30] a refused deletion shows the reason as plain text and reloads the list', async () => {
    await world.fault(
      { method: 'DELETE', path: '/lockers/3$' },
      { status: 403, description: 'La machine « Taina » contient encore <b>3</b> colis.' },
    )
    await expect(row(page, 'APM003')).toBeVisible()
    await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
    await world.forgetRequests()
    await rowMenu(page, 'APM003', 'Supprimer')
    await confirmButton(page).click()
    await expectFlash(page, 'La machine « Taina » contient encore <b>3</b> colis.')
    await expect(row(page, 'APM003')).toBeVisible()
    await expect.poll(() => world.requests('GET /api/lockers?')).toHaveLength(1)
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
    await world.mend()
  })
  await test.step('[LOC-08] [ROLE-45] [ERR-51] a super administrator deletes a machine after a question', async () => {
    await world.forgetRequests()
    await rowMenu(page, 'APM003', 'Supprimer')
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
  await test.step('[LOC-11] [CST-08] the list loads more by the link of the server', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await expect(page.getByText('10 sur 12')).toBeVisible()
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    const [second, ...more] = await world.requests('GET /api/lockers')
    expect(more).toEqual([])
    const asked = new URLSearchParams(second?.query)
    expect([asked.get('page'), asked.get('itemsPerPage')]).toEqual(['2', '10'])
  })
})
