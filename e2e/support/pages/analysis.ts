import type { Page } from '@playwright/test'

/** Page object of « Analyse ». */

export const now = '2026-03-12T20:00:00Z'
/** Ten calls, one after the other. */
export const longer = { timeout: 20_000 }

export const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Chiffres', exact: true }).locator('div').filter({ hasText: name }).first()

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
