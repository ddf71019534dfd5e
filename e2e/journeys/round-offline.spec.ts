import { numberAt } from '../builders/round.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { offlineNotice } from '../support/pages/offline.ts'
import { depositOffline, finishStep, openRound, scanParcels, stop, waitingChanges } from '../support/pages/round.ts'
import { listening } from '../support/pages/scanner.ts'
import { signOut } from '../support/pages/session.ts'
import { waitForIdleCode, yes } from '../support/pages/vocabulary.ts'

test('[TOUR-05] ten changes wait offline; nine are sent, one has moved on', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
  await listening(page)
  await waitForIdleCode(page)
  await context.setOffline(true)
  await scanParcels(page, 1, [1, 2, 3])
  await scanParcels(page, 2, [1, 2, 3])
  await finishStep(page).click()
  await yes(page).click()
  await expect(waitingChanges(page)).toHaveText("6 changements en attente d'envoi")
  // What has been taken can be deposited at once.
  await stop(page, 'Papeete-1').getByRole('button', { name: 'Déposer ici (4)' }).click()
  await scanParcels(page, 1, [1, 2, 3, 4])
  await finishStep(page).click()
  await yes(page).click()
  await expect(waitingChanges(page)).toHaveText("10 changements en attente d'envoi")
  await expect(offlineNotice(page)).toContainText('Ce que vous confirmez dans la tournée est gardé dans cet onglet')
  const persisted = await page.evaluate(() => sessionStorage.getItem('eb_round'))
  expect(persisted).not.toMatch(/Tapare|Vaima|Papeete|8711/)

  // A recipient gets one at the counter meanwhile.
  await world.changeElsewhere('orders', numberAt(1, 4), { status: 'cancel' })
  await world.forgetRequests()
  await context.setOffline(false)
  await expect(page.getByText('9 changements envoyés')).toBeVisible()
  const notSent = page.getByRole('list', { name: /^Changements non envoyés/ }).getByRole('listitem')
  await expect(notSent).toHaveText(['TR-104\u{A0}: non envoyé, il a changé entre-temps (annulée)'])
  const sent = (await world.patches()).map((each) => JSON.stringify(each))
  expect(sent).toHaveLength(9)
  expect(new Set(sent).size).toBe(9)
  expect(await page.evaluate(() => sessionStorage.getItem('eb_round'))).toBeNull()
  // What was not sent stays listed until somebody closes the list.
  await page.reload()
  await expect(notSent).toHaveCount(1)
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(notSent).toHaveCount(0)
})

test('[TOUR-05] leaving and signing out ask while a change waits, reloaded or not', async ({ world, as, context }) => {
  const page = await openRound(world, as('shipper'))
  await depositOffline(page)
  const leave = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Bookings' })
  const question = page.getByRole('dialog', { name: 'Quitter la tournée\u{202F}?' })
  await leave.click()
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
  await leave.click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  // The notice of every other screen leads back.
  await page.getByRole('button', { name: 'Reprendre la tournée' }).click()
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
  await world.fault({ method: 'PATCH', path: '/orders/404' }, { status: 503 })
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^TR-404.: .*, pas enregistré \(erreur 503 du serveur\)$/)).toBeVisible()
  await signOut(page, 'Livreur')
  const signOutQuestion = page.getByRole('dialog', { name: 'Quitter sans garder la tournée\u{202F}?' })
  await signOutQuestion.getByRole('button', { name: 'Rester' }).click()
  await world.mend()
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('1 changement envoyé')).toBeVisible()
  const calls = (await world.requests()).filter(({ path, status }) => path === '/api/orders/404' && status === 200)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
})
