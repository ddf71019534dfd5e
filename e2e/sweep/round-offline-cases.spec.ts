import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import {
  depositOffline,
  finishStep,
  openRound,
  scanParcels,
  stop,
  told,
  waitingChanges,
} from '../support/pages/round.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { retryButton, yes, no } from '../support/pages/vocabulary.ts'

test('[TOUR-04] [TOUR-05] a step whose parcels cannot be read keeps its scans, and asks', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await stop(page, 'Paea-4').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await listening(page)
  await scanParcels(page, 4, [4])
  await world.fault({ method: 'GET', path: '/api/orders\\?' }, { status: 500 })
  await page.reload()
  await finishStep(page).click()
  await expect(page.getByRole('dialog', { name: 'Abandonner cette étape' })).toBeVisible()
  await no(page).click()
  await world.mend()

  await world.fault({ path: '/orders\\?.*itemsPerPage=100' }, { status: 503 })
  await page.reload()
  await expect(page.getByText("Les colis attendus n'ont pas tous été lus.")).toBeVisible()
  await expect(page.getByText('1 colis scanné', { exact: true })).toBeVisible()
  await listening(page)
  await scan(page, 'TR-404')
  await told(page, "TR-404\u{A0}: non vérifié, les colis attendus n'ont pas tous été lus")
  await expect(page.getByRole('region', { name: 'Refusés' })).toHaveCount(0)
  await world.mend()
  await retryButton(page).first().click()
  await expect(page.getByText('1 sur 1', { exact: true })).toBeVisible()
})

test('[TOUR-05] a change that the server refuses says why, and is abandoned alone', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
  await listening(page)
  await context.setOffline(true)
  await scanParcels(page, 1, [1, 2])
  await finishStep(page).click()
  await yes(page).click()
  await world.fault({ method: 'PATCH', path: '/orders/101' }, { status: 503 })
  await context.setOffline(false)
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Abandonner/ }) })
  await expect(lines).toHaveText(/^TR-101\u{A0}: en cours de livraison, pas enregistré \(erreur 503 du serveur\)/u)
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
  await expectNoAxeViolations(page)
  await world.forgetRequests()
  await lines.getByRole('button').click()
  await yes(page).click()
  await expect(page.getByText('1 changement envoyé')).toBeVisible()
  await expect(waitingChanges(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Prendre en charge (17)' })).toBeVisible()
  expect(await world.patches()).toEqual([])
})

test('[TOUR-05] what the server did not answer waits as well, and is sent unasked', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await stop(page, 'Paea-4').getByRole('button', { name: 'Reprendre (1)' }).click()
  await page.getByRole('button', { name: /^TR-405/ }).click()
  await world.fault({ path: '/orders/405' }, { status: 503 })
  await finishStep(page).click()
  await yes(page).click()
  await expect(page.getByRole('heading', { name: '1 en échec' })).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
  await world.mend()
  await expect(page.getByText('1 changement envoyé')).toBeVisible()
  await expect(waitingChanges(page)).toHaveCount(0)
  expect(await world.patches()).toContainEqual(['/api/orders/405', { status: 'operout' }])
})

test('[TOUR-05] a step that ends while changes are being sent goes with them', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await depositOffline(page)
  const sending = await holdCalls(page, 'PATCH **/api/orders/404')
  await world.forgetRequests()
  await context.setOffline(false)
  await expect(page.getByText('Envoi de 1 changement…')).toBeVisible()
  await stop(page, 'Taravao-5').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await scanParcels(page, 5, [4])
  await finishStep(page).click()
  await expect(page.getByRole('dialog')).toContainText('ceux-ci partiront avec eux')
  await yes(page).click()
  await sending.letAll()
  await expect(page.getByText('2 changements envoyés')).toBeVisible()
  expect(await world.patches()).toEqual([404, 504].map((id) => [`/api/orders/${id}`, { status: 'operin' }]))
})
