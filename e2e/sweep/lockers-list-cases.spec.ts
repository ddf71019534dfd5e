import { marinaWithoutZones } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

/** The list of machines. */

test('the list of machines: an empty one, a failed deletion, and the creation', async ({ as, world }) => {
  await test.step('[LOC-10] a super administrator opens the creation of a machine', async () => {
    const page = await as('super_admin').open('/lockers')
    await page.getByRole('link', { name: 'Nouvelle machine' }).click()
    await expect(page).toHaveURL('/lockers/creation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine / création')
  })

  await test.step('a deletion answered with a 500 and HTML shows the general message', async () => {
    await world.fault({ method: 'DELETE' }, { status: 500, html: '<h1>SQLSTATE[23503]</h1>' })
    const page = await as('super_admin').open('/lockers')
    await rowMenu(page, 'APM001', 'Supprimer')
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(page.getByText('SQLSTATE')).toHaveCount(0)
    await expect(row(page, 'APM001')).toBeVisible()
  })

  await test.step('an empty list says so', async () => {
    await world.reset({ seed: 'empty' })
    const page = await as('shipper').open('/lockers')
    await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle machine' })).toHaveCount(0)
  })
})

test('the list fits a width of 360 and 320 px', { tag: '@phone' }, async ({ as, world }) => {
  await world.seed({ lockers: [{ ...marinaWithoutZones, location: 'Centre-commercial-'.repeat(12) }] })
  const page = await as('super_admin').open('/lockers')
  await expect(row(page, 'APM003')).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await look(page, 'lockers')
})
