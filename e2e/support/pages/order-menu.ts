import type { Page } from '@playwright/test'

export const menuOf = (page: Page, id: number) =>
  page.getByRole('button', { name: `Actions : livraison ${id}`, exact: true })

export async function chooseAction(page: Page, id: number, entry: string) {
  await menuOf(page, id).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
