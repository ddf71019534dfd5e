import type { Page } from '@playwright/test'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { scanAll, seedCount, start } from '../support/pages/count.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Browser storage after a sign-out. */

const inTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).toSorted())
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })

/** Answers every question before the sign-out. */
async function signOutWithoutSaving(page: Page) {
  await signOut(page)
  const answers = page.getByRole('dialog').getByRole('button')
  await expect(async () => {
    if (await answers.last().isVisible()) await answers.last().click()
    await expect(page).toHaveURL('/connexion', { timeout: 500 })
  }).toPass()
}

/** `src/app/session/session-events.dom.test.ts` shows which stored values a sign-out removes. */
test('[OPS-05] after a day of work and a sign-out the browser keeps only preferences, and its history names nobody', async ({
  page,
  world,
}) => {
  const states: string[] = []
  await page.exposeFunction('noteState', (state: string) => states.push(state))
  await page.addInitScript(() => {
    const { noteState } = window as unknown as { noteState: (state: string) => void }
    for (const how of ['pushState', 'replaceState'] as const) {
      const change = history[how].bind(history)
      history[how] = (state, ...given) => {
        noteState(JSON.stringify(state))
        change(state, ...given)
      }
    }
  })
  await seedCount(world)
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()

  await visit(page, '/utilisateurs')
  await filter(page).fill('membre')
  await expect(page.getByText('1 résultat sur 5')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  await expect(page).toHaveURL('/lockers')

  await visit(page, '/inventaire/3/comptage')
  await start(page)
  await scanAll(page, 100, 100)
  await page.goto('/livraisons/creation')
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option').first().click()
  await expect.poll(() => inTab(page)).toEqual(['eb_count', 'eb_order_draft', expect.stringMatching(/^tsr-scroll/)])

  await signOutWithoutSaving(page)
  expect(await inTab(page)).toEqual([])
  expect(await storageOf(page)).toEqual({ eb_color_scheme: 'dark' })
  const elsewhere = await page.evaluate(async () => ({
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(elsewhere).toEqual({ cookies: '', databases: 0, caches: 0 })

  expect(states.length).toBeGreaterThan(5)
  expect(states.join(' ')).not.toMatch(/hina|membre|superadmin|CMP-/i)
})
