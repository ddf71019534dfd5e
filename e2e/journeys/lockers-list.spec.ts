import { aLocker } from '../builders/locker.ts'
import { marinaWithoutZones } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[LOC-08] [LOC-37] [N30] a machine is deleted after a question and a refusal, whose reason is shown as plain text', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ lockers: [marinaWithoutZones, aLocker({ id: 4 })] })
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
