import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, test as base } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { figure, scanAll, scanOffline, seedCount, start } from '../support/pages/count.ts'
import { builds, cached, cutNetwork, expectKept, expectRemoved, openKept, startSite } from '../support/pages/offline.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { fillField, title } from '../support/pages/vocabulary.ts'

/** The console without a network, and what happens to its service worker. docs/offline.md has all cases. */

type Site = Awaited<ReturnType<typeof startSite>>

const test = base.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  site: async ({}, provide) => {
    const site = await startSite()
    await provide(site)
    await site.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const notice = /^Une nouvelle version de la console est en ligne/

test('[APP-01] the browser installs the console, with its icons, colours and shortcuts', async ({ page, baseURL }) => {
  await openKept(page, '/connexion')
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The whole browser counts the window of a test as a private one, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []])
  const manifest = JSON.parse(data) as { icons: { src: string; sizes: string; purpose: string }[]; shortcuts: object[] }
  expect(manifest).toMatchObject({ name: 'Consigne', display: 'standalone', theme_color: '#ffffff' })
  expect(manifest.shortcuts).toMatchObject([
    { name: "Aujourd'hui", url: '/aujourd-hui' },
    { name: 'Lecture en série', url: '/livraisons/lecture-en-serie' },
    { name: 'Inventaire', url: '/inventaire' },
  ])
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons)
    expect(
      await page.evaluate(async (address) => {
        const icon = Object.assign(new Image(), { src: address })
        await icon.decode()
        return `${icon.naturalWidth}x${icon.naturalHeight}`
      }, src),
    ).toBe(sizes)
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colours()).toEqual(['#ffffff'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colours()).toEqual(['#161e22'])
})

test('[APP-02] a count survives a reload without a network, other screens say what can be done, and no answer of the API is cached', async ({
  world,
  as,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await seedCount(world)
  const page = await as('operator').open('/inventaire/3/comptage')
  const fromWorker: string[] = []
  page.on('response', (response) => response.fromServiceWorker() && fromWorker.push(new URL(response.url()).pathname))
  await expectKept(page)
  await start(page)
  await scanAll(page, 100, 103)
  await cutNetwork(page)
  await scanAll(page, 104, 105, scanOffline)
  await page.reload()
  await expect(figure(page, 12)).toHaveText('6 sur 12')
  await expect(page.getByText('CMP-111')).toBeVisible()
  await scanAll(page, 106, 106, scanOffline)

  const resume = page.getByRole('button', { name: 'Reprendre le comptage' })
  await expect(resume).toBeHidden()
  // Back to a list that was never read, and screens that are opened by their addresses.
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(title(page, 'Hors connexion')).toBeVisible()
  await expectNoAxeViolations(page)
  for (const path of ['/livraisons', '/societes/detail/7', '/aujourd-hui', '/lockers', '/utilisateurs']) {
    await page.goto(path)
    await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible()
    await expect(resume).toBeVisible()
    await expect(page.getByText(/rechargez|recharger/i)).toBeHidden()
  }
  await resume.click()
  await expect(figure(page, 12)).toHaveText('7 sur 12')

  // The screen opens when the network is back.
  await page.goto('/livraisons')
  await expect(title(page, 'Hors connexion')).toBeVisible()
  await cutNetwork(page, false)
  await expect(page.getByRole('row', { name: /CMP-111/ })).toBeVisible()

  expect(fromWorker).toContain('/livraisons')
  expect(fromWorker.filter((path) => path.startsWith('/api'))).toEqual([])
  const known =
    /^\/(index\.html|config\.json|logo\.svg|favicon\.ico|manifest\.webmanifest|(assets|icons|machines)\/[\w.~-]+)$/
  const before = await cached(page)
  expect(
    Object.values(before)
      .flat()
      .filter((path) => !known.test(path)),
  ).toEqual([])
  expect(before['consigne-config']).toEqual(['/config.json'])
  await signOut(page, 'Opérateur')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await cached(page)).toEqual(before)
})

test('[APP-03] a new version reloads all tabs at once, except one with unsaved input, and no tab has files of two versions', async ({
  site,
  context,
  page,
}) => {
  await page.goto(`${site.origin}/connexion`)
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL(`${site.origin}/societes`)
  await expectKept(page)
  const [second, typing] = [await context.newPage(), await context.newPage()]
  await second.goto(`${site.origin}/livraisons`)
  await expect(title(second, 'Livraisons')).toBeVisible()
  await typing.goto(`${site.origin}/societes/creation`)
  await fillField(typing, 'Nom', 'À moitié')

  site.deploy()
  // The next start is the build that this browser has, without a wait for the network. The worker then finds the new one.
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  expect(await builds(page)).toEqual([0])
  // A screen that was not opened yet comes from the cache, although the server has it no more.
  await page.goto(`${site.origin}/reseau`)
  await expect(title(page, 'Réseau')).toBeVisible()
  expect(await builds(page)).toEqual([0])

  const reloads = [page, second].map((tab) => tab.waitForEvent('load'))
  await page.getByRole('button', { name: 'Recharger' }).click()
  await Promise.all(reloads)
  await expect(title(page, 'Réseau')).toBeVisible()
  await expect(title(second, 'Livraisons')).toBeVisible()
  expect([await builds(page), await builds(second)]).toEqual([[1], [1]])
  await expect(page.getByText(notice)).toBeHidden()

  await expect(typing.getByRole('textbox', { name: 'Nom' }).first()).toHaveValue('À moitié')
  await expect(typing.getByText(notice)).toBeVisible()
  expect(await builds(typing)).toEqual([0])

  // The other tabs have the new version already, so that this one only loads it.
  typing.on('dialog', (dialog) => void dialog.accept())
  await Promise.all([typing.waitForEvent('load'), typing.getByRole('button', { name: 'Recharger' }).click()])
  expect(await typing.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await builds(typing)).toEqual([1])
})

test('[APP-04] the worker starts after the first rows, and a second visit asks the server for no page and no script', async ({
  site,
  page,
  browser,
}) => {
  await page.goto(`${site.origin}/connexion`)
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL(`${site.origin}/societes`)
  // Its worker has read all files, so that no later request is its own.
  await expectKept(page)
  // Signed in, without a worker and without files.
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  /** Opens the deliveries in a new tab. @returns the requests until the rows are there */
  async function visit() {
    const tab = await context.newPage()
    site.requests.length = 0
    await tab.goto(`${site.origin}/livraisons`)
    await expect(tab.getByRole('row').nth(10)).toBeVisible()
    return { tab, requests: [...site.requests] }
  }
  // The rows wait for a second, in which the worker must not start.
  let beforeRows: string[] = []
  const holdRows = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    beforeRows = [...site.requests]
    await route.continue()
  }
  await context.route('**/api/orders?*', holdRows, { times: 1 })
  const first = await visit()
  expect(beforeRows).toContain('/config.json')
  expect(beforeRows).not.toContain('/worker.js')
  await expectKept(first.tab)
  await first.tab.close()
  const second = await visit()
  expect(second.requests).toContain('/api/orders')
  expect(second.requests.filter((path) => path === '/livraisons' || path.startsWith('/assets/'))).toEqual([])
  await context.close()
})

test('[APP-03] a tab that wakes after a deployment finds the new version', async ({ site, page }) => {
  await page.clock.install()
  await openKept(page, `${site.origin}/connexion`)
  site.deploy()
  await page.clock.fastForward('12:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page.getByText(notice)).toBeHidden()
  await expect.poll(() => builds(page)).toEqual([1])
})

test('[APP-03] « offline: false » removes the worker and its caches, and so does a build without a worker', async ({
  site,
  page,
  tolerate,
}) => {
  tolerate(/404.*worker\.js/)
  await openKept(page, `${site.origin}/connexion`)
  site.write('config.json', '{"features":{"offline":false}}')
  await page.reload()
  await expectRemoved(page)

  site.write('config.json', '{}')
  await page.reload()
  await expectKept(page)
  site.remove('worker.js')
  await page.reload()
  await expectRemoved(page)
})

test('[APP-03] the file of deploy/ that replaces the worker removes it, even when the console cannot start', async ({
  site,
  page,
}) => {
  await openKept(page, `${site.origin}/connexion`)
  site.deploy()
  site.write('worker.js', readFileSync('deploy/no-worker.js', 'utf8'))
  // The browser looks for the worker at every navigation.
  await page.reload()
  await expectRemoved(page)
  await page.reload()
  await expect.poll(() => builds(page)).toEqual([1])
})

test('[APP-02] the last good config.json is used while the file cannot be read, and a broken one is not kept', async ({
  site,
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|config\.json was not read/)
  site.write('config.json', '{"home":"/aujourd-hui"}')
  await openKept(page, `${site.origin}/connexion`)
  site.write('config.json', '{"home":')
  await page.reload()
  await expect(title(page, 'Console indisponible')).toBeVisible()
  await cutNetwork(page)
  await page.reload()
  await expect(title(page, 'Connexion')).toBeVisible()
  expect(await page.evaluate(async () => (await caches.match('/config.json'))?.text())).toBe('{"home":"/aujourd-hui"}')
})

test('[APP-03] a security policy that changes without a new build reaches the browsers of the staff', async ({
  site,
  page,
}) => {
  await openKept(page, `${site.origin}/connexion`)
  site.write('config.json', '{"mercureHub":"https://hub.example.org/.well-known/mercure"}')
  await expect(async () => {
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toContain('https://hub.example.org')
  }).toPass({ timeout: 20_000 })
  expect(await builds(page)).toEqual([0])
})

test('[APP-02] a full disk and a damaged cache leave a console that works with the network', async ({
  site,
  page,
  context,
  tolerate,
}) => {
  tolerate(/Quota|ERR_INTERNET_DISCONNECTED/)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 50_000 })
  await page.goto(`${site.origin}/connexion`)
  await expect(title(page, 'Connexion')).toBeVisible()
  // The installation fails as a whole.
  await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(0)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin })
  await page.reload()
  await expectKept(page)

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

test('[APP-02] another port has a worker and files of its own', async ({ site, page, baseURL }) => {
  await openKept(page, '/connexion')
  await page.goto(`${site.origin}/connexion`)
  expect(await cached(page)).toEqual({})
  await expectKept(page)
  site.deploy()
  await page.goto(`${baseURL}/connexion`)
  await expect(title(page, 'Connexion')).toBeVisible()
  expect(await builds(page)).toEqual([0])
})
