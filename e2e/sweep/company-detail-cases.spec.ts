import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { option, queryOf, seedCompany, teva, vaiana } from '../support/pages/company-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { card, expectFlash } from '../support/pages/vocabulary.ts'

/** The text beside an option's name, for roles that may only read it. */
const indicator = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')

test('the page of a company: its options and its owner', async ({ as, world }) => {
  await seedCompany(world, { mailProviderActive: true, smsProviderActive: false, owner: teva })
  const page = await as('operator').open('/societes/detail/12')
  await test.step('[COD-08] [ROLE-24] an operator reads the options and cannot switch them', async () => {
    await expect(indicator(page, 'Notifications par e-mail')).toHaveText('Activé')
    await expect(indicator(page, 'Notifications par SMS')).toHaveText('Désactivé')
    await expect(page.getByRole('switch')).toHaveCount(0)
    const reversed = { mailProviderActive: false, smsProviderActive: true, owner: teva }
    await world.seed({ companies: [{ ...aCompany(vaiana), ...reversed }] })
    await refreshButton(page).click()
    await expect(indicator(page, 'Notifications par e-mail')).toHaveText('Désactivé')
    await expect(indicator(page, 'Notifications par SMS')).toHaveText('Activé')
  })

  await test.step('[COD-12] [COD-47] [ENT-05] an owner inside the answer of the company is shown without a further call', async () => {
    const owner = card(page, 'Teva Maono')
    for (const text of ['Propriétaire', 'Administrateur', 'teva@example.test', '87700000', 'Activé', '30/04/2023'])
      await expect(owner).toContainText(text)
    await expect(owner).not.toContainText("Code d'accès")
    expect(await world.requests('GET /api/users')).toEqual([])
    await owner.getByRole('link', { name: 'Détail' }).click()
    await expect(page).toHaveURL('/utilisateurs/detail/700')
    await expect(page.getByRole('region', { name: 'Compte' })).toBeVisible()
  })

  await test.step('[COD-12] [COD-47] [ENT-05] an owner given as an IRI is read once', async () => {
    await seedCompany(world)
    const body = { ...aCompany(vaiana), '@type': 'Company', owner: '/api/users/700' }
    await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 200, body })
    await as('member').open('/societes/detail/12')
    await expect(card(page, 'Teva Maono')).toContainText('teva@example.test')
    const asked = await world.requests('GET /api/users/700')
    expect(asked).toHaveLength(1)
    // Without a selection the server would send every field.
    expect(queryOf(asked[0]?.url)).toContain('q[]=')
    expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
  })

  await test.step('[COD-13] [ENT-05] [ENT-31] a company without an owner has no owner card for a member, and sends no call for it', async () => {
    await seedCompany(world)
    await as('member').open('/societes/detail/12')
    await expect(card(page, 'Coordonnées')).toBeVisible()
    await expect(page.getByText('Propriétaire')).toHaveCount(0)
    await world.set({ nulls: 'keep' })
    const answered = page.waitForResponse(/companies\/12\?/)
    await refreshButton(page).click()
    expect(await (await answered).text()).toContain('"owner":null')
    await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
    await expect(page.getByText('Propriétaire')).toHaveCount(0)
    expect(await world.requests('GET /api/users')).toEqual([])
  })
})

test('an option of a company switches at once, is locked until the answer, and switches back when refused', async ({
  as,
  world,
}) => {
  await seedCompany(world, { mailProviderActive: false, smsProviderActive: false })
  const page = await as('super_admin').open('/societes/detail/12')
  await world.fault({ method: 'PATCH', path: '/companies/12' }, { status: 500, html: '<h1>Panne</h1>' })
  const held = await holdCalls(page, 'PATCH **/api/companies/12')
  const mail = option(page, 'Notifications par e-mail')
  await mail.click()
  await expect(mail).toBeChecked()
  await expect.poll(held.count).toBe(1)
  await page.keyboard.press('Space')
  await expect(mail).toBeChecked()
  expect(held.count()).toBe(1)
  await held.letAll()
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(mail).not.toBeChecked()
  expect(await world.requests('PATCH')).toHaveLength(1)
  await world.mend()
  await mail.click()
  await expectFlash(page, 'Société modifiée !')
  await expect(mail).toBeChecked()
  await expect(mail).not.toHaveAttribute('aria-disabled')

  await world.forgetRequests()
  await mail.click()
  await expect(mail).not.toBeChecked()
  await expect(mail).not.toHaveAttribute('aria-disabled')
  await option(page, 'Notifications par SMS').click()
  await expect(option(page, 'Notifications par SMS')).toBeChecked()
  await expect.poll(world.patches).toEqual([
    ['/api/companies/12', { mailProviderActive: false }],
    ['/api/companies/12', { smsProviderActive: true }],
  ])
})
