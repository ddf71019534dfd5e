import type { Page } from '@playwright/test'

/** Settings of the device. */

export const settingOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
export async function signOut(page: Page, name: RegExp) {
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
}
