import { expect, test } from '../support/fixtures/test.ts'
import { printedWords, spaced } from '../support/measures/paper.ts'
import { paperFaults } from '../support/measures/screen.ts'

test('[OPS-04] the manual prints each topic on a separate sheet, no task cut in two, no button', async ({ as }) => {
  const page = await as('super_admin').open('/aide/manuel')
  await expect(page.getByRole('button', { name: 'Imprimer le manuel' })).toBeVisible()
  const tasks = (await page.getByRole('heading', { level: 3 }).allInnerTexts()).map(spaced)
  expect(tasks.length).toBeGreaterThan(20)
  // Pictures outside the viewport have loaded as well.
  const pictures = page.locator('main img')
  expect(await pictures.count()).toBeGreaterThan(5)
  const widths = () => pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(widths).not.toContain(0)
  const pages = await printedWords(page)
  expect(pages.length).toBeLessThan(24)
  for (const topic of ['Machines, sociétés et réservations', 'La console'])
    expect(pages.filter((each) => each.startsWith(topic))).toHaveLength(1)
  // The page with the title of a task has its last line.
  for (const task of tasks) {
    const last = spaced(
      await page.locator('h3', { hasText: task }).locator('xpath=..').locator('li').last().innerText(),
    )
    const sheet = pages.filter((each) => each.includes(`${task} Pour`))
    expect(sheet, task).toHaveLength(1)
    expect(sheet[0], task).toContain(last)
  }
  expect(pages.join(' ')).not.toMatch(/Imprimer le manuel|Toute l'aide|Ouvrir « /)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await paperFaults(page)).toEqual([])
})

test('[OPS-04] « Aide » is in the top bar of a phone, unless it is too narrow @phone', async ({ as, page }) => {
  await as('shipper').open('/aide/faire-inventaire')
  await expect(page.getByText('Sur un téléphone, le menu est derrière le bouton en haut à gauche.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('link', { name: 'Inventaire', exact: true }).click()
  const sign = page.getByRole('banner').getByRole('link', { name: 'Aide', exact: true })
  await expect(sign).toHaveAttribute('href', '/aide?ecran=%2Finventaire')
  await page.setViewportSize({ width: 320, height: 740 })
  await expect(sign).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rechercher' })).toBeVisible()
})
