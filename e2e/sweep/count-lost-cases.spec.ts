import { plant } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { figure, finish, said, scanAll, strangers, openCount } from '../support/pages/count.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { card, retryButton, yes } from '../support/pages/vocabulary.ts'

test('[INV-05] the copy of a tab goes on with the count once the first is closed', async ({ world, as, context }) => {
  const page = await openCount(world, as('operator'))
  const elsewhere = 'Déjà en cours dans un autre onglet'
  await scanAll(page, 100, 101)
  // « Duplicate tab » copies the session storage.
  const persisted = await page.evaluate(() => sessionStorage.getItem('eb_count') ?? '')
  const copy = await context.newPage()
  await plant(copy, 'sessionStorage', { eb_count: persisted })
  await copy.goto('/inventaire/3/comptage')
  await expect(copy.getByText(elsewhere)).toBeVisible()
  await retryButton(copy).click()
  await expect(copy.getByText(elsewhere)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  // The browser frees the lock of a closed tab a moment later, so a person may have to ask twice.
  await expect(async () => {
    await retryButton(copy).click({ timeout: 1_000 })
    await expect(figure(copy, 12)).toHaveText('2 sur 12', { timeout: 1_000 })
  }).toPass()
  await listening(copy)
  await scan(copy, 'CMP-104')
  await said(copy, 'CMP-104\u{A0}: présent, casier 5')
})

test('[INV-05] a count that ends without a network is completed when it is back', async ({ world, as, context }) => {
  const page = await openCount(world, as('shipper'))
  await context.setOffline(true)
  await scanAll(page, 100, 109)
  await scan(page, 'AILLEURS-1')
  await finish(page).click()
  await expect(card(page, 'Absents').getByRole('listitem')).toHaveText([/^CMP-110/, /^CMP-111/])
  await expect(page.getByText(/^l'état actuel n'a pas pu être lu/)).toBeVisible()
  await context.setOffline(false)
  await expect(strangers(page)).toHaveText([/^AILLEURS-1Attendue dans Arue-4 \(déposée\)/])
  // The status of the missing parcels is refetched as well, and can be changed.
  await card(page, 'Absents').getByRole('button', { name: 'Récupérée par le client' }).click()
  await yes(page).click()
  await expect(page.getByRole('heading', { name: '2 faites' })).toBeVisible()
})
