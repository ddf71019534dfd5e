import type { Page } from '@playwright/test'

/** Settings of the device. */

export const settingOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
