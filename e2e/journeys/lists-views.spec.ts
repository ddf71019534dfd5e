import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { title, visit } from '../support/pages/vocabulary.ts'

/** The columns of a list and the views that a person saves. */

const columns = (page: Page) => page.getByRole('columnheader').allTextContents()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const specified = ['#', 'Nom', 'Client / organisation', 'E-mail', 'Téléphone', 'Date de création', 'Actions']

test('the columns and the views of the companies', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: ['Vaima Quai', 'Aorai Quai', 'Écume'].map((name, index) => aCompany({ id: index + 1, name })),
  })
  const page = await as('admin').open('/societes')
  await test.step('[LIST-05] columns are hidden, moved and reset, and rows get another density, on this device', async () => {
    await expect.poll(() => columns(page)).toEqual(specified)
    await button(page, 'Colonnes').click()
    await dialog(page).getByRole('checkbox', { name: 'E-mail' }).uncheck()
    await expect(dialog(page).getByRole('checkbox', { name: 'Nom', exact: true })).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Avancer la colonne «\u00A0Nom\u00A0»' }).click()
    await dialog(page).getByLabel('Lignes').selectOption('Serrées')
    await expectNoAxeViolations(page)
    await look(page, 'columns')
    const arranged = ['Nom', '#', 'Client / organisation', 'Téléphone', 'Date de création', 'Actions']
    await expect.poll(() => columns(page)).toEqual(arranged)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Colonnes')).toBeFocused()
    const high = await page
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().height)
    expect(high).toBeLessThan(36)

    await page.reload()
    await expect.poll(() => columns(page)).toEqual(arranged)
    await button(page, 'Colonnes').click()
    await button(page, 'Rétablir').click()
    await expect.poll(() => columns(page)).toEqual(specified)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('[LIST-06] a view keeps sorting and columns under a name, but no text that may name a person, and its link opens the same elsewhere', async () => {
    await visit(page, '/societes?tri=-name&recherche=quai')
    await expect(title(page, 'Sociétés')).toBeFocused()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Colonnes').click()
    await dialog(page).getByRole('checkbox', { name: 'Téléphone' }).uncheck()
    await page.keyboard.press('Escape')
    await button(page, 'Vues').click()
    await dialog(page).getByLabel('Nom de la vue', { exact: true }).fill('Avec A')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await dialog(page)
      .getByRole('button', { name: /^Copier le lien/ })
      .click()
    await expect(dialog(page).getByText('Lien copié.')).toBeVisible()
    await expectNoAxeViolations(page)
    await look(page, 'views')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    const view = page.getByRole('navigation', { name: 'Vues enregistrées' }).getByRole('link', { name: 'Avec A' })
    // A company also matches by its contact, so the view shows more than the list that it was saved from.
    await expect(view).not.toHaveAttribute('aria-current')
    await look(page, 'list-tools')

    await visit(page, '/societes')
    await expect(view).not.toHaveAttribute('aria-current')
    await view.click()
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/tri=-name/)
    await expect(page).not.toHaveURL(/recherche=/)
    await expect(page.getByRole('rowheader')).toHaveText(['Vaima Quai', 'Écume', 'Aorai Quai'])
    const kept = (await storageOf(page))['eb_list_views'] ?? ''
    expect(kept).toContain('Avec A')
    expect(kept).not.toMatch(/admin|quai/i)

    // On another device, with other columns and no views.
    await page.evaluate(() => localStorage.removeItem('eb_list_layouts'))
    await page.goto(link)
    await expect(page.getByRole('rowheader')).toHaveText(['Vaima Quai', 'Écume', 'Aorai Quai'])
    await expect.poll(() => columns(page)).toEqual(specified.filter((name) => name !== 'Téléphone'))

    await button(page, 'Vues').click()
    await dialog(page).getByLabel('Nom de la vue «\u00A0Avec A\u00A0»').fill('Renommée')
    await page.keyboard.press('Tab')
    await dialog(page).getByRole('button', { name: 'Supprimer la vue «\u00A0Renommée\u00A0»' }).click()
    await expect(dialog(page).getByText('Aucune vue pour cette liste.')).toBeVisible()
  })
})
