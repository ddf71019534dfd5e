import type { Page } from '@playwright/test'

export const settingOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
