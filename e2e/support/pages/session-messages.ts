import { expect, type BrowserContext, type Page } from '@playwright/test'
import { signOut } from './session.ts'
import { expectRows } from './vocabulary.ts'

/** Messages that a screen shows while its session ends. */

/** Records every message of the page, also those that disappear at once. */
const watchMessages = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert], [role=status], main h1'))
        seen.add(textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** The errors among them. */
const messagesSeen = async (page: Page) => {
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  return seen.filter((text) => /erreur|indisponible|introuvable|pas pu/i.test(text))
}

/** A sign-out in another tab opens the sign-in page here, without an error, a note or a call. */
export async function expectSignOutElsewhere(page: Page, context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/societes')
  await expectRows(other)
  await watchMessages(page)
  // The screen stays visible until the code of the sign-in page has loaded, which the other tab does first.
  const isOut = Promise.withResolvers<void>()
  await page.route('**/assets/sign-in*.js', async (route) => {
    await isOut.promise
    await route.continue()
  })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await signOut(other)
  await expect(other).toHaveURL('/connexion')
  isOut.resolve()
  await expect(page).toHaveURL('/connexion')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
  expect(await messagesSeen(page)).toEqual([])
  expect(calls).toEqual([])
}
