import type { Page } from '@playwright/test'

/** An idle list. */

export const idleAfter = (page: Page, idleMinutes?: number) =>
  page.route('/config.json', (route) => route.fulfill({ json: idleMinutes === undefined ? {} : { idleMinutes } }))

export const idleQuestion = (page: Page) => page.getByRole('dialog', { name: 'Session en pause' })
export const resumeButton = (page: Page) => page.getByRole('button', { name: 'Reprendre' })
