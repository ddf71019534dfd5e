import { expect } from '../support/fixtures/test.ts'
import { figure, scanAll, seedCount, start } from '../support/pages/count.ts'
import {
  builds,
  cached,
  cutNetwork,
  expectKept,
  newVersionNotice,
  offlineNotice,
  test,
} from '../support/pages/offline.ts'
import { signIn } from '../support/pages/session.ts'
import { fillField, title } from '../support/pages/vocabulary.ts'

/** The console without a network, and its new versions. docs/offline.md has all cases. */

test('[APP-02] a count survives a reload without a network, and no API answer is cached', async ({ world, as }) => {
  await seedCount(world)
  const page = await as('operator').open('/inventaire/3/comptage')
  const fromWorker: string[] = []
  page.on('response', (response) => response.fromServiceWorker() && fromWorker.push(new URL(response.url()).pathname))
  await expectKept(page)
  await start(page)
  await scanAll(page, 100, 103)
  await cutNetwork(page)
  await scanAll(page, 104, 105)
  await page.reload()
  await expect(figure(page, 12)).toHaveText('6 sur 12')
  await expect(page.getByText('CMP-111')).toBeVisible()
  await scanAll(page, 106, 106)
  await expect(offlineNotice(page)).toContainText('Le comptage continue')
  // Back to a list that was never read, which leads to the count.
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(title(page, 'Inventaire')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reprendre Taina-3 (7 sur 12)' })).toBeVisible()

  expect(fromWorker).toContain('/inventaire/3/comptage')
  expect(fromWorker.filter((path) => path.startsWith('/api'))).toEqual([])
  const kept = await cached(page)
  const known =
    /^\/(index\.html|config\.json|logo\.svg|favicon\.ico|manifest\.webmanifest|(assets|icons|machines)\/[\w.~-]+)$/
  const all = Object.values(kept).flat()
  expect(all.filter((path) => !known.test(path))).toEqual([])
  expect(kept['consigne-config']).toEqual(['/config.json'])
})

test('[APP-03] a new version reloads all tabs, except one with unsaved input', async ({ site, context, page }) => {
  site.keepAllFiles()
  await page.goto(`${site.origin}/connexion`)
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
