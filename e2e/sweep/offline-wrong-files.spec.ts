import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures/test.ts'
import { builds, cached, expectKept, newVersionNotice, openInstalled, test } from '../support/pages/offline.ts'
import { retryButton, title, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** A host that answers its page, with 200, for a file that it does not have yet. docs/offline.md has all cases. */

// A 404: after a deployment, late code of the former build that its worker does not keep yet.
test.beforeEach(({ tolerate }) => tolerate(/MIME type|Failed to fetch dynamically imported module|status of 404/))

/** A screen that needs no session, with code of its own. */
const SCREEN = '/mot-de-passe-oublie'
const screenCode = /\/forgot-password-[^/]+\.js$/
const firstCode = /\/first-[^/]+\.js$/

/** Puts the page into the cache under the names of files, as workers of former releases did. */
const plantPage = (page: Page, name: string, pattern: RegExp) =>
  page.evaluate(
    async ([cacheName, source]) => {
      const cache = await caches.open(cacheName)
      const wrong = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url))
      if (wrong.length === 0) throw new Error('The cache has no such file.')
      for (const request of wrong)
        await cache.put(request, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
    },
    [name, pattern.source] as const,
  )

test('[APP-03] the worker keeps no page in place of the code of a screen or of the camera', async ({ site, page }) => {
  site.keepAllFiles()
  site.answerPage(screenCode)
  await openInstalled(page, site)
  await expect.poll(() => site.requests.some((path) => screenCode.test(path))).toBe(true)
  await page.goto(site.origin + SCREEN)
  await expect(title(page, 'Mot de passe oublié')).toBeVisible()
  await expectKept(page)

  const library = site.files.find((path) => path.endsWith('.wasm')) ?? ''
  const typeOf = () =>
    page.evaluate(async (path) => (await (await fetch(path)).blob()).type.replace(/;.*/, ''), library)
  // Twice, because the worker asks once more past the cache of the browser.
  site.answerPage(/\.wasm$/, 2)
  expect(await typeOf()).toBe('text/html')
  expect(await typeOf()).toBe('application/wasm')
  await expect.poll(async () => (await cached(page))['consigne-files']).toContain(library)
})

test('[APP-03] a new worker is installed although the host answers a page for a script', async ({ site, page }) => {
  await openInstalled(page, site)
  site.deploy()
  site.answerPage(firstCode)
  await page.reload()
  await expect(page.getByText(newVersionNotice)).toBeVisible()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recharger' }).click()])
  await expect(title(page, 'Connexion')).toBeVisible()
  expect(await builds(page)).toEqual([1])
  // It did not have to be removed.
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
})

test('[APP-03] a page that a former release kept in place of code goes at the next visit', async ({ site, page }) => {
  site.keepAllFiles()
  await openInstalled(page, site)
  await expectKept(page)
  await plantPage(page, 'consigne-files', screenCode)
  await page.goto(site.origin + SCREEN)
  await expect(title(page, 'Mot de passe oublié')).toBeVisible()
  await plantPage(page, 'consigne-start', firstCode)
  await page.reload()
  await expect(title(page, 'Mot de passe oublié')).toBeVisible()
  await expectKept(page)
})

test('[APP-03] a release without a first script cannot ask, and the next one starts', async ({ site, page }) => {
  await openInstalled(page, site)
  await waitForIdleCode(page)
  // Not even the script that checks the start.
  await plantPage(page, 'consigne-start', /\.js$/)
  site.deploy()
  await page.reload()
  await expect(page.locator('#root')).toBeEmpty()
  // It removes the files of the former release when it starts.
  await expect
    .poll(async () =>
      (await cached(page))['consigne-start']?.every((path) => path === '/index.html' || path.includes('~1')),
    )
    .toBe(true)
  await page.reload()
  await expect(title(page, 'Connexion')).toBeVisible()
  expect(await builds(page)).toEqual([1])
})

test('[APP-03] without a worker the console starts once more with fresh files', async ({ site, browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // The first script is a page that the browser keeps.
  site.answerPage(firstCode)
  await page.goto(`${site.origin}/connexion`)
  await expect(title(page, 'Connexion')).toBeVisible()
  // The code of a screen is such a page.
  const deployed = site.answerPage(screenCode, Infinity)
  await page.getByRole('link', { name: /mot de passe/i }).click()
  await expect(title(page, 'Écran indisponible')).toBeVisible()
  await expect(page.getByText(/^Cet écran n'a pas pu être chargé/)).toBeVisible()
  deployed()
  // The first attempt may still find what the browser has kept of the last one.
  await expect(async () => {
    await retryButton(page).click({ timeout: 1000 })
    await expect(title(page, 'Mot de passe oublié')).toBeVisible({ timeout: 1000 })
  }).toPass()
  // A start file is missing for longer: each start after the first finds what the browser keeps.
  site.deploy()
  site.answerPage(firstCode, 2)
  await page.reload()
  await expect(title(page, 'Console indisponible')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText("Une partie de la console n'a pas pu être chargée")
  await retryButton(page).click()
  await expect(title(page, 'Mot de passe oublié')).toBeVisible()
  await context.close()
})
