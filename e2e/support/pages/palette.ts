import { expect, type Page } from '@playwright/test'

/** The field of the palette. Its window has the same name as the button that opens it. */
export const paletteField = (page: Page) => page.getByRole('combobox', { name: 'Rechercher' })

export const paletteWindow = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })

export const options = (page: Page) => paletteWindow(page).getByRole('option')

export const groupOf = (page: Page, name: string | RegExp) => paletteWindow(page).getByRole('group', { name })

export async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeFocused()
}
