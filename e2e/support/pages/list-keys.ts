import type { Page } from '@playwright/test'

/** Keys in a list, and the buttons from record to record. */

export const focused = (page: Page) => page.locator(':focus')
export const nextRecord = (page: Page) => page.getByRole('button', { name: 'Suivante', exact: true })
