import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { figure, seedCount, start } from '../support/pages/count.ts'
import {
  builds,
  cached,
  cutNetwork,
  expectKept,
  expectRemoved,
  newVersionNotice,
  offlineNotice,
  openInstalled,
  test,
} from '../support/pages/offline.ts'
import { finishStep, openRound, scanParcels, stop, waitingChanges } from '../support/pages/round.ts'
import { listening } from '../support/pages/scanner.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { title, visit, waitForIdleCode, yes } from '../support/pages/vocabulary.ts'

/** What happens to the service worker. docs/offline.md has all cases. */

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('[APP-04] the worker starts after the first rows, and serves the second visit', async ({ site, browser }) => {
  site.keepAllFiles()
  // Without a worker, so that no later request is its own.
  const entrance = await browser.newContext({ serviceWorkers: 'block' })
  const page = await entrance.newPage()
  await page.goto(`${site.origin}/connexion`)
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL(`${site.origin}/societes`)
  const context = await browser.newContext({ storageState: await entrance.storageState() })
  await entrance.close()
  site.requests.length = 0
  // The rows wait until the page is idle, when the worker must not have started.
  const first = await context.newPage()
  const rows = await holdCalls(first, 'GET **/api/orders?*')
  await first.goto(`${site.origin}/livraisons`)
  await waitForIdleCode(first)
  expect(site.requests).not.toContain('/worker.js')
  await rows.letAll()
  await expectKept(first)
  await first.close()
  const second = await context.newPage()
  site.requests.length = 0
  await second.goto(`${site.origin}/livraisons`)
  await expect(second.getByRole('row').nth(10)).toBeVisible()
  expect(site.requests).toContain('/api/orders')
  expect(site.requests.filter((path) => path === '/livraisons' || path.startsWith('/assets/'))).toEqual([])
  await context.close()
})

test('[APP-03] a tab that wakes after a deployment finds the new version', async ({ site, page }) => {
  await page.clock.install()
  await openInstalled(page, site)
  await waitForIdleCode(page)
  site.deploy()
  await expect(page.getByText(newVersionNotice)).toBeHidden()
  await page.clock.fastForward('12:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(newVersionNotice)).toBeVisible()
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page.getByText(newVersionNotice)).toBeHidden()
  await expect.poll(() => builds(page)).toEqual([1])
})

test('[APP-03] « offline: false » and a build without a worker remove it', async ({ site, page, tolerate }) => {
  tolerate(/404.*worker\.js/)
  await openInstalled(page, site)
  site.write('config.json', '{"features":{"offline":false}}')
  await page.reload()
  await expectRemoved(page)

  site.write('config.json', '{}')
  await openInstalled(page, site)
  site.remove('worker.js')
  await page.reload()
  await expectRemoved(page)
})

test('[APP-03] the file that replaces the worker removes it, even without a start', async ({ site, page }) => {
  await openInstalled(page, site)
  await waitForIdleCode(page)
  site.deploy()
  site.write('worker.js', readFileSync('deploy/no-worker.js', 'utf8'))
  // The browser looks for the worker at every navigation.
  await page.reload()
  await expectRemoved(page)
  await page.reload()
  await expect.poll(() => builds(page)).toEqual([1])
})

test('[APP-02] the last good config.json is used while the file cannot be read', async ({ site, page, tolerate }) => {
  tolerate(/config\.json was not read/)
  // The page for signing in is not among the first files.
  site.keepAllFiles()
  site.write('config.json', '{"home":"/aujourd-hui"}')
  await page.goto(`${site.origin}/connexion`)
  await expectKept(page)
  site.write('config.json', '{"home":')
  await page.reload()
  await expect(title(page, 'Console indisponible')).toBeVisible()
  await cutNetwork(page)
  await page.reload()
  await expect(title(page, 'Connexion')).toBeVisible()
  expect(await page.evaluate(async () => (await caches.match('/config.json'))?.text())).toBe('{"home":"/aujourd-hui"}')
})

test('[APP-03] a security policy that changes without a new build reaches browsers', async ({ site, page }) => {
  await openInstalled(page, site)
  site.write('config.json', '{"mercureHub":"https://hub.example.org/.well-known/mercure"}')
  await expect(async () => {
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toContain('https://hub.example.org')
  }).toPass({ timeout: 20_000 })
  expect(await builds(page)).toEqual([0])
})

test('[APP-02] a full disk and a damaged cache leave a working console', async ({ site, page, context, tolerate }) => {
  tolerate(/Quota/)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 50_000 })
  await page.goto(`${site.origin}/connexion`)
  await expect(title(page, 'Connexion')).toBeVisible()
  await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(0)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin })
  await openInstalled(page, site)

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) await cache.delete(request)
    }
  })
  await page.reload()
  await expect(title(page, 'Connexion')).toBeVisible()
  await signIn(page, 'superadmin')
  await expect(title(page, 'Sociétés')).toBeVisible()
})

test('[APP-02] without a network other screens say what can be done, and open later', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('operator').open('/inventaire/3/comptage')
  await expectKept(page)
  await start(page)
  await cutNetwork(page)
  const resume = page.getByRole('button', { name: 'Reprendre le comptage' })
  await expect(resume).toBeHidden()
  for (const path of ['/aujourd-hui', '/lockers', '/livraisons']) {
    await (path === '/lockers' ? visit(page, path) : page.goto(path))
    const isRead = path === '/aujourd-hui'
    await expect(title(page, isRead ? "Aujourd'hui" : 'Hors connexion')).toBeVisible()
    await expect(offlineNotice(page)).toHaveText(isRead ? /reste affiché.*sur cet écran/ : 'Vous êtes hors ligne.')
    await expect(resume).toBeVisible()
    await expect(page.getByText(/rechargez|recharger/i)).toBeHidden()
  }
  for (const name of ['Inventaire', 'Tournée']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Hors connexion')).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await resume.click()
  await expect(figure(page, 12)).toHaveText('0 sur 12')

  await page.goBack()
  await expect(title(page, 'Hors connexion')).toBeVisible()
  await cutNetwork(page, false)
  await expect(page.getByRole('row', { name: /CMP-111/ })).toBeVisible()
  const before = await cached(page)
  await signOut(page, 'Opérateur')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await cached(page)).toEqual(before)
})

test('[APP-02] a step of the round goes on after a reload without a network', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await expectKept(page)
  await stop(page, 'Paea-4').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await cutNetwork(page)
  await page.reload()
  await expect(page.getByText('0 sur 1', { exact: true })).toBeVisible()
  await listening(page)
  await scanParcels(page, 4, [4])
  await finishStep(page).click()
  await yes(page).click()
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
})

test('[APP-01] the browser installs the console, with its icons, colours and shortcuts', async ({ site, page }) => {
  await page.goto(`${site.origin}/connexion`)
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The whole browser counts the window of a test as a private one, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${site.origin}/manifest.webmanifest`, []])
  const manifest = JSON.parse(data) as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(manifest).toMatchObject({
    name: 'Consigne',
    display: 'standalone',
    theme_color: '#ffffff',
    shortcuts: [
      { name: "Aujourd'hui", url: '/aujourd-hui' },
      { name: 'Lecture en série', url: '/livraisons/lecture-en-serie' },
      { name: 'Inventaire', url: '/inventaire' },
    ],
  })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const icon = Object.assign(new Image(), { src: address })
      await icon.decode()
      return `${icon.naturalWidth}x${icon.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  for (const [colorScheme, colour] of [
    ['light', '#ffffff'],
    ['dark', '#161e22'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const shown = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      )
    expect(shown).toEqual([colour])
  }
})
