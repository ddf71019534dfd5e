import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[CO-10] [CO-11] [CO-12] a company is deleted after a question, and a refusal keeps it', async ({ world, as }) => {
  await seedCompanies(world, aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Autre' }))
  const deletions = () => world.requests('DELETE')
  const page = await as('super_admin').open('/societes')

  await test.step('[CO-10] [CO-11] deleting a company asks first, and « Non » deletes nothing', async () => {
    await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
    await expect(page.getByRole('dialog')).toContainText(
      'Voulez-vous vraiment supprimer la société « Épicerie Vaiana » ?',
    )
    await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
    await page.getByRole('button', { name: 'Non' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await deletions()).toEqual([])
  })

  /** `src/app/query/deletions.dom.test.ts` has the other answers. */
  await test.step('[CO-12] [ERR-11] [ERR-12] the reason of a 403 is shown, does not sign out, and reloads the list', async () => {
    await world.fault({ method: 'DELETE' }, { status: 403, description: 'Refusé.' })
    await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
    await world.forgetRequests()
    await confirmButton(page).click()
    await expectFlash(page, 'Refusé.')
    await expect.poll(async () => (await world.requests('GET /api/companies?')).length).toBe(1)
    await expect(page).toHaveURL('/societes')
    await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
    expect(await world.requests('POST')).toEqual([])
    expect(await deletions()).toHaveLength(1)
    await world.mend()
    await world.forgetRequests()
  })

  await test.step('[ERR-31] a double click deletes once', async () => {
    await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
    await confirmButton(page).dblclick()
    await expectFlash(page, 'Société supprimée')
    await expect(row(page, 'Épicerie Vaiana')).toHaveCount(0)
    await expect(row(page, 'Autre')).toBeVisible()
    expect((await deletions()).map(({ url }) => url)).toEqual(['/api/companies/12'])
  })
})
