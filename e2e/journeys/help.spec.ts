import { expect, test } from '../support/fixtures/test.ts'
import { pageTitle } from '../support/pages/vocabulary.ts'

/** « Aide »: the ways to it. Its content by role is tested in src/app. */

test('[OPS-04] the user menu leads to the pages about the screen, fetched only then', async ({ as, page, world }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const ofHelp = () => files.filter((file) => /\/(help|Help)-|\.png$/.test(file))
  await as('super_admin').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Super administrateur' }).click()
  const entry = page.getByRole('menuitem', { name: 'Aide', exact: true })
  await expect(entry).toBeVisible()
  expect(ofHelp()).toEqual([])
  await entry.click()
  await expect(page).toHaveURL('/aide?ecran=%2Flivraisons')
  await expect(page).toHaveTitle('Aide – Consigne')
  await expect(pageTitle(page)).toBeFocused()
  await world.forgetRequests()
  const here = page.getByRole('region', { name: "Pour l'écran d'où vous venez" })
  await here.getByRole('link', { name: "Un colis n'a pas été retiré" }).click()
  await expect(page).toHaveURL('/aide/colis-non-retire')
  await expect(pageTitle(page)).toBeFocused()
  const picture = page.getByRole('img', { name: /^La liste des livraisons/ })
  await picture.scrollIntoViewIfNeeded()
  // 0 until the file has loaded.
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await world.requests()).toEqual([])
})
