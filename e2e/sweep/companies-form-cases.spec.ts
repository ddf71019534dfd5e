import { expect, test } from '../support/fixtures/test.ts'
import { externalId, fillCompany, lookUps } from '../support/pages/company-form.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { save } from '../support/pages/vocabulary.ts'

test('[CO-36] [API-29] [N36] odd answers do not stop the creation of a company', async ({ world, as, page }) => {
  const messages = await recordMessages(page)
  await world.reset({ seed: 'empty' })
  await as('super_admin').open('/societes/creation')
  await test.step('[CO-36] [N36] a server that ignores the filter of the external id gives no warning', async () => {
    const other = { '@id': '/api/companies/3', id: 3, name: 'Autre', cleveronCompanyId: 'CMP-0003' }
    await world.fault({ path: 'cleveronCompanyId=' }, { status: 200, body: { 'hydra:member': [other] } })
    await externalId(page).fill('CMP-0002')
    const answered = page.waitForResponse(/cleveronCompanyId=CMP-0002/)
    await externalId(page).blur()
    await (await answered).finished()
    // A later answer has been taken in: so has that one.
    await page.evaluate(async () => (await fetch('/config.json')).text())
    await expect(externalId(page)).not.toHaveAccessibleDescription(/déjà utilisé/)
    await world.mend()
  })

  await test.step('[CO-36] a look-up that fails shows no error', async () => {
    await world.fault({ path: 'cleveronCompanyId=' }, { status: 500 })
    await externalId(page).fill('CMP-0004')
    await externalId(page).blur()
    await expect.poll(async () => (await lookUps(world)).length).toBeGreaterThan(1)
  })

  await test.step('[CO-28] [VAL-25] [VAL-26] a creation with neither option that is answered without a body opens the list', async () => {
    await world.fault({ method: 'POST', path: '/companies' }, { status: 201, raw: '' })
    await fillCompany(page, { cleveronCompanyId: 'CMP-0004' })
    await save(page, 'Société créée !')
    await expect(page).toHaveURL('/societes')
    expect((await world.requests('POST /api/companies')).map(({ body }) => body)).toEqual([
      expect.objectContaining({ mailProviderActive: false, smsProviderActive: false }),
    ])
    expect(await messages()).toEqual(['Société créée !'])
  })
})
