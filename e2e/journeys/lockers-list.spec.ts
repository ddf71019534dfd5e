import { aLocker } from '../builders/locker.ts'
import { marinaWithoutZones } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
  const others = Array.from({ length: 12 }, (_, index) => aLocker({ id: 4 + index }))
  await world.seed({ lockers: [marinaWithoutZones, ...others] })
})

test('[LOC-01] [LOC-02] [LOC-03] [LOC-04] [LOC-05] [LOC-06] [LOC-07] [LOC-11] [NAV-48] [ENT-08] [API-49] the list shows ten machines with seven columns, and loads more by the link of the server', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/lockers')
  await expect(page).toHaveTitle('Machines – Consigne')
  await expect(page.getByRole('table', { name: 'Machines' }).getByRole('columnheader')).toHaveText([
    'ID',
    'Apm ID',
    'Type de modèle',
    'Emplacement court',
    'Emplacement',
    'Ville',
    'Actions',
  ])
  await expect(row(page, 'APM003').locator('th, td')).toHaveText([
    '3',
    'APM003',
    '503',
    'Taina',
    'Marina Taina, quai nord',
    'Punaauia',
    '',
  ])
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await expect(page.getByText('10 sur 13')).toBeVisible()
  await look(page, 'lockers')
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const queries = (await world.requests('GET /api/lockers')).map(({ query }) => decodeURIComponent(query))
  expect(queries).toEqual([
    expect.stringMatching(/^\??page=1&itemsPerPage=10&/),
    expect.stringMatching(/(?=.*\bpage=2\b)(?=.*itemsPerPage=10\b)/),
  ])
  expect(queries.join()).not.toContain('Zones')
})

test('[LOC-08] [LOC-37] [N30] a machine is deleted after a question and a refusal, whose reason is shown as plain text', async ({
  as,
  world,
}) => {
  const reason = 'La machine « Taina » contient encore <b>3</b> colis.'
  await world.fault({ method: 'DELETE', path: '/lockers/3$', times: 1 }, { status: 403, description: reason })
  const page = await as('super_admin').open('/lockers')
  await rowMenu(page, 'APM003', 'Supprimer')
  const question = page.getByRole('dialog', { name: 'Supprimer la machine' })
  await expect(question).toContainText('Voulez-vous vraiment supprimer la machine « APM003 » ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(question).toBeHidden()
  await rowMenu(page, 'APM003', 'Supprimer')
  await confirmButton(page).click()
  await expectFlash(page, reason)
  await expect.poll(() => world.requests('GET /api/lockers?')).toHaveLength(2)
  expect(await world.requests('POST /api/token/refresh')).toEqual([])

  await rowMenu(page, 'APM003', 'Supprimer')
  await confirmButton(page).dblclick()
  await expectFlash(page, 'Machine supprimée !')
  await expect(row(page, 'APM003')).toHaveCount(0)
  await expect(row(page, 'APM004')).toBeVisible()
  expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/lockers/3', '/api/lockers/3'])
})
