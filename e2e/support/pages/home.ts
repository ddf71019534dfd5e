import type { Page } from '@playwright/test'
import { signIn } from './session.ts'

/** Home screen set by config.json. */

export const configured = (page: Page, config: object) =>
  page.route('/config.json', (route) => route.fulfill({ json: config }))

export async function arrive(page: Page, username: string) {
  await page.goto('/connexion')
  await signIn(page, username)
}
