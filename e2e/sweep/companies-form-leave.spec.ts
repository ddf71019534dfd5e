import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { recordMessages, stored, toast } from '../support/pages/toasts.ts'
import { expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** The Back button and a reload of the browser on the form of a company. */

/** Presses the browser's Back this many times. The second press comes before the first one is answered. */
const pressBack = (page: Page, presses: number) =>
  page.evaluate((count) => {
    for (let press = 0; press < count; press += 1) setTimeout(() => history.back(), press * 60)
  }, presses)

test('Back and a reload on the form of a company ask before the input is lost', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 5, name: 'Épicerie Vaiana' })] })
  const page = await as('admin').open('/societes')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  const isTwoBack = () => page.waitForFunction(() => location.pathname === '/societes')
  async function expectKept() {
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/societes/modification/5')
    await expect(field(page, 'Nom')).toHaveValue('Marché du port')
  }
  await page.getByRole('link', { name: 'Épicerie Vaiana' }).click()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await fillField(page, 'Nom', 'Marché du port')

  await test.step('Back that is pressed twice asks about both steps, and « Rester » keeps the form, its address and the next question', async () => {
    await pressBack(page, 2)
    await isTwoBack()
    await page.getByRole('button', { name: 'Rester' }).click()
    await expectKept()
  })

  await test.step('Forward undoes the step, so no question is left', async () => {
    await pressBack(page, 1)
    await expect(question).toBeVisible()
    await page.evaluate(() => history.forward())
    await expectKept()
  })

  await test.step('Back during a save waits for the answer, then leaves and closes its question', async () => {
    // Before the save, Back asks, and « Rester » keeps the input.
    await page.goBack()
    await page.getByRole('button', { name: 'Rester' }).click()
    await expectKept()

    await world.fault({ method: 'PATCH' }, { delayMs: 2_500 })
    await save(page)
    await page.goBack()
    await expect(question).toBeVisible()
    await expectFlash(page, 'Société modifiée !')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/societes/detail/5')
    await expect(page.getByRole('region', { name: 'Coordonnées' })).toContainText('Marché du port')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
    expect(await world.requests('PATCH')).toHaveLength(1)
    await world.mend()
  })

  await test.step('« Quitter » takes both steps', async () => {
    await page.getByRole('link', { name: 'Modifier' }).click()
    await fillField(page, 'Nom', 'Marché de la ville')
    await pressBack(page, 2)
    await isTwoBack()
    await page.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/societes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sociétés')
  })

  await test.step('reloading during a save shows no error and then the company as the server has it', async () => {
    await page.getByRole('link', { name: 'Marché du port' }).click()
    await page.getByRole('link', { name: 'Modifier' }).click()
    await expect(toast(page)).toHaveCount(0)
    const messages = await recordMessages(page)
    await world.forgetRequests()
    await world.fault({ method: 'PATCH' }, { delayMs: 5_000 })
    await beginSave(page, 'Marché de la gare')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field(page, 'Nom')).toHaveValue(/\w/)
    expect(await messages()).toEqual([])
    await expect(toast(page)).toHaveCount(0)
    expect(await stored(page)).toEqual({ status: '', message: '' })

    // The server completed the save.
    await expect.poll(async () => (await world.table('companies'))[0]).toMatchObject({ name: 'Marché de la gare' })
    await page.reload()
    await expect(field(page, 'Nom')).toHaveValue('Marché de la gare')
    expect(await world.requests('PATCH')).toHaveLength(1)
  })

  await test.step('when a reload during a save is cancelled, the failure of the save is shown', async () => {
    await page.route('**/api/companies/5', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return route.abort('connectionreset')
    })
    await beginSave(page, 'Marché du quai')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => window.location.reload()))
    await (await asked).dismiss()
    // The console detects only a moment later that the page stays.
    await expect(toast(page)).toHaveText(formFailure, { timeout: 10_000 })
    await expect(field(page, 'Nom')).toHaveValue('Marché du quai')
  })
})

/** Types another name and sends it. The answer does not come yet. */
async function beginSave(page: Page, name: string) {
  await fillField(page, 'Nom', name)
  await save(page)
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
}
