import type { Page } from '@playwright/test'

export const focused = (page: Page) => page.locator(':focus')
export const nextRecord = (page: Page) => page.getByRole('button', { name: 'Suivante', exact: true })
