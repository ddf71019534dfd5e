import { expect, test } from '../support/fixtures/test.ts'
import { option, queryOf, seedCompany } from '../support/pages/company-page.ts'
import { card, expectFlash } from '../support/pages/vocabulary.ts'

test('[COD-02] [COD-03] [COD-04] the card of a company shows its name, reference and creation date', async ({
  world,
  as,
}) => {
  await seedCompany(world)
  const page = await as('member').open('/societes/detail/12')
  await test.step('[COD-02] [COD-03] [COD-04] the card of a company shows its name, reference and creation date', async () => {
    for (const text of ['Épicerie Vaiana', 'Référence', 'CMP-VAI', '14/03/2023'])
      await expect(card(page, 'Coordonnées')).toContainText(text)
  })
  await test.step('[COD-05] [COD-06] [COD-07] the card of a company shows its contact', async () => {
    for (const text of ['Hina Teriipaia', 'hina@vaiana.pf', '0689401234'])
      await expect(card(page, 'Coordonnées')).toContainText(text)
  })
  await test.step('[COD-01] [NAV-38] [ROLE-21] a member opens a company with one call and without links to edit it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
    const company = card(page, 'Coordonnées')
    await expect(company).toContainText('CMP-VAI')
    await expect(page).toHaveTitle(/Épicerie Vaiana – Sociétés/)
    await expect(company.getByRole('link')).toHaveCount(0)
    const asked = await world.requests('GET /api/companies/12?')
    expect(asked).toHaveLength(1)
    // The call asks only for the fields that the screen shows.
    expect(queryOf(asked[0]?.url)).toContain('q[]=name')
    expect(queryOf(asked[0]?.url)).not.toMatch(/orderEventUrl|members|bookingSlots|apmAccessCode/)
  })
})

test('[COD-09] [COD-10] [CO-37] an administrator switches each option with a separate call', async ({ world, as }) => {
  await seedCompany(world, { mailProviderActive: false, smsProviderActive: true })
  const page = await as('admin').open('/societes/detail/12')
  const [mail, sms] = [option(page, 'Notifications par e-mail'), option(page, 'Notifications par SMS')]
  await expect(mail).toHaveText('Désactivé')
  await mail.click()
  await expectFlash(page, 'Société modifiée !')
  await expect(mail).toBeChecked()
  await expect(mail).toHaveText('Activé')
  await sms.click()
  await expect(sms).not.toBeChecked()
  await expect.poll(world.patches).toEqual([
    ['/api/companies/12', { mailProviderActive: true }],
    ['/api/companies/12', { smsProviderActive: false }],
  ])
  await expect(sms).not.toHaveAttribute('aria-disabled')
  await page.reload()
  await expect(mail).toBeChecked()
  await expect(sms).not.toBeChecked()
  await sms.click()
  await expect(sms).toBeChecked()
  await expect(sms).not.toHaveAttribute('aria-disabled')
  await mail.click()
  await expect
    .poll(async () => (await world.requests('PATCH')).map(({ body }) => body).slice(2))
    .toEqual([{ smsProviderActive: true }, { mailProviderActive: false }])
})

test('[COD-11] [ENT-04] the card of a company links to its form, which shows the same options', async ({
  world,
  as,
}) => {
  await seedCompany(world, { mailProviderActive: false, smsProviderActive: true })
  const page = await as('admin').open('/societes/detail/12')
  await card(page, 'Coordonnées').getByRole('link', { name: 'Modifier' }).click()
  await expect(page).toHaveURL('/societes/modification/12')
  await expect(page.getByLabel('Notifications par SMS')).toBeChecked()
  await expect(page.getByLabel('Notifications par e-mail')).not.toBeChecked()
})
