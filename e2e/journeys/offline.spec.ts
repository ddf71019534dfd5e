import { expect, test as base } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { figure, scanAll, scanOffline, seedCount, start } from '../support/pages/count.ts'
import {
  builds,
  cached,
  cutNetwork,
  expectKept,
  newVersionNotice,
  offlineNotice,
  type Site,
  startSite,
} from '../support/pages/offline.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { fillField, title, visit } from '../support/pages/vocabulary.ts'

/** The console without a network, and its new versions. docs/offline.md has all cases. */

const test = base.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  site: async ({}, provide) => {
    const site = await startSite()
    await provide(site)
    await site.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

test('[APP-02] a count survives a reload without a network, other screens say what can be done, and no answer of the API is cached', async ({
  world,
  as,
}) => {
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
  await expect(offlineNotice(page)).toContainText('Le comptage continue')

  const resume = page.getByRole('button', { name: 'Reprendre le comptage' })
  await expect(resume).toBeHidden()
  // Back to a list that was never read, which leads to the count, and screens that were not open before.
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(title(page, 'Inventaire')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reprendre Taina-3 (7 sur 12)' })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const path of ['/societes/detail/7', '/aujourd-hui', '/lockers', '/utilisateurs', '/livraisons']) {
    const isVisited = path === '/lockers' || path === '/utilisateurs'
    await (isVisited ? visit(page, path) : page.goto(path))
    await expect(title(page, path === '/aujourd-hui' ? "Aujourd'hui" : 'Hors connexion')).toBeVisible()
    await expect(offlineNotice(page)).toHaveText(
      path === '/aujourd-hui' ? /reste affiché.*sur cet écran/ : 'Vous êtes hors ligne.',
    )
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
  await expect(figure(page, 12)).toHaveText('7 sur 12')

  // The screen opens when the network is back.
  await page.goBack()
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
  await test.step('[APP-01] the browser installs the console, with its icons, colours and shortcuts', async () => {
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // The whole browser counts the window of a test as a private one, in which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${site.origin}/manifest.webmanifest`, []])
    const manifest = JSON.parse(data) as {
      icons: { src: string; sizes: string; purpose: string }[]
      shortcuts: object[]
    }
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
    await page.emulateMedia({ colorScheme: null })
  })

  await signIn(page, 'superadmin')
  await expect(page).toHaveURL(`${site.origin}/societes`)
  await expectKept(page)
  const [second, typing] = [await context.newPage(), await context.newPage()]
  await typing.goto(`${site.origin}/societes/creation`)
  await fillField(typing, 'Nom', 'À moitié')

  site.deploy()
  // The next start is the build that this browser has, without a wait for the network. The worker then finds the new one.
  await second.goto(`${site.origin}/livraisons`)
  await expect(title(second, 'Livraisons')).toBeVisible()
  await expect(second.getByText(newVersionNotice)).toBeVisible()
  expect(await builds(second)).toEqual([0])
  // A screen that was not opened yet comes from the cache, although the server has it no more.
  await page.goto(`${site.origin}/reseau`)
  await expect(title(page, 'Réseau')).toBeVisible()
  await expect(page.getByText(newVersionNotice)).toBeVisible()
  expect(await builds(page)).toEqual([0])

  const reloads = [page, second].map((tab) => tab.waitForEvent('load'))
  await page.getByRole('button', { name: 'Recharger' }).click()
  await Promise.all(reloads)
  await expect(title(page, 'Réseau')).toBeVisible()
  await expect(title(second, 'Livraisons')).toBeVisible()
  expect([await builds(page), await builds(second)]).toEqual([[1], [1]])
  await expect(page.getByText(newVersionNotice)).toBeHidden()

  await expect(typing.getByRole('textbox', { name: 'Nom' }).first()).toHaveValue('À moitié')
  await expect(typing.getByText(newVersionNotice)).toBeVisible()
  expect(await builds(typing)).toEqual([0])

  // The other tabs have the new version already, so that this one only loads it.
  typing.on('dialog', (dialog) => void dialog.accept())
  await Promise.all([typing.waitForEvent('load'), typing.getByRole('button', { name: 'Recharger' }).click()])
  expect(await typing.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await builds(typing)).toEqual([1])
})
