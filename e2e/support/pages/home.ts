import type { Page } from '@playwright/test'
import { signIn } from './session.ts'

/** A home that config.json names. */

export const configured = (page: Page, config: object) =>
  page.route('/config.json', (route) => route.fulfill({ json: config }))

export async function arrive(page: Page, username: string) {
  await page.goto('/connexion')
  await signIn(page, username)
}
