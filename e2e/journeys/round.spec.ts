import type { Page } from '@playwright/test'
import { numberAt } from '../builders/round.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { offlineNotice } from '../support/pages/offline.ts'
import {
  depositOffline,
  finishStep,
  openRound,
  scanParcels,
  seedRound,
  stop,
  stopNames,
  stops,
  told,
  waitingChanges,
} from '../support/pages/round.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { signOut } from '../support/pages/session.ts'
import { waitForIdleCode, yes } from '../support/pages/vocabulary.ts'

/** The round of a courier. `src/features/round` has its rules. */

/** Ends a step, whose result has this title, and closes the result. */
async function endStep(page: Page, result: string) {
  await finishStep(page).click()
  await yes(page).click()
  await expect(page.getByRole('heading', { name: result })).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
}

test('[TOUR-01] the round shows by machine what to deposit and take back, and where', async ({ world, as }) => {
  await seedRound(world)
  const page = await as('shipper').open('/livraisons')
  await page.getByRole('link', { name: 'Tournée' }).click()
  await expect(page).toHaveURL('/tournee')
  await expect(stops(page)).toHaveCount(6)
  const first = stop(page, 'Papeete-1')
  await expect(first).toContainText('4 à déposer, 1 à reprendre')
  await first.getByRole('button', { name: /^\d\. Papeete-1$/ }).click()
  await expect(first).toContainText('dont 1 en cours de livraison')
  await expect(first).toContainText(/Frais \(MT\).: 4 de/)
  await expect(first).toContainText(/\d+ casiers? non réservés?/)
  await expect(first.getByRole('link', { name: /Itinéraire/ })).toHaveAttribute('href', /openstreetmap/)
  await first.getByText('Voir les 5 colis').click()
  await expect(first.getByRole('link', { name: /^TR-/ })).toHaveText(['TR-103', 'TR-102', 'TR-101', 'TR-104', 'TR-105'])
  await expectNoAxeViolationsInLight(page)
  const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query)).join()
  expect(asked).not.toMatch(/client|shippedBy|receiveCode/)
})

test('[TOUR-02] the order is proposed, changed by buttons and dragging, and kept', async ({ world, as, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -17.73, longitude: -149.31 })
  const page = await openRound(world, as('shipper'))
  await page.getByRole('combobox', { name: 'Départ' }).selectOption('Mahina-6')
  await expect(page.getByText(/^Ordre proposé à vol d'oiseau depuis Mahina-6.: \d+ km$/)).toBeVisible()
  const numbered = (names: string[]) => names.map((name, place) => `${place + 1}. ${name}`)
  const fromMahina = ['Mahina-6', 'Papeete-1', 'Faaa-2', 'Punaauia-3', 'Paea-4', 'Taravao-5']
  await expect(stopNames(page)).toHaveText(numbered(fromMahina))
  const up = page.getByRole('button', { name: 'Monter Faaa-2' })
  await up.click()
  await expect(stopNames(page).nth(1)).toHaveText('2. Faaa-2')
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: 'Descendre Mahina-6' }).click()
  await expect(stopNames(page).nth(1)).toHaveText('2. Mahina-6')

  // The handle of the third machine is dragged above the first one.
  await page.getByTitle("Glisser pour changer l'ordre").nth(2).hover()
  await page.mouse.down()
  const top = await stops(page).first().boundingBox()
  await page.mouse.move(top?.x ?? 0, (top?.y ?? 0) + 2, { steps: 5 })
  await page.mouse.up()
  const changed = ['Papeete-1', 'Faaa-2', 'Mahina-6', 'Punaauia-3', 'Paea-4', 'Taravao-5']
  await expect(stopNames(page)).toHaveText(numbered(changed))
  await page.reload()
  await expect(stopNames(page)).toHaveText(numbered(changed))

  await page.getByRole('button', { name: 'Partir de ma position' }).click()
  await expect(page.getByText(/depuis votre position/)).toBeVisible()
  await expect(stopNames(page).first()).toHaveText('1. Taravao-5')
  expect(JSON.stringify(await storageOf(page))).not.toMatch(/17\.73|149\.3/)
})

test('[TOUR-03] parcels are taken at the depot, and others are told at once', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await listening(page)
  await scanParcels(page, 1, [1, 2, 3])
  await scan(page, 'TR-101')
  await told(page, 'TR-101\u{A0}: déjà scanné')
  await scan(page, 'TR-104')
  await told(page, 'TR-104\u{A0}: déjà pris en charge')
  await scan(page, 'PARTI-9')
  await told(page, "PARTI-9\u{A0}: n'est pas de cette tournée")
  await expect(page.getByText('3 sur 18', { exact: true })).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  await endStep(page, '3 faites')
  const taken = [101, 102, 103].map((id) => [`/api/orders/${id}`, { status: 'picked_up' }])
  expect(await world.patches()).toHaveLength(3)
  expect(await world.patches()).toEqual(expect.arrayContaining(taken))
})

test('[TOUR-04] parcels are deposited and taken back, and those of other machines refused', async ({ world, as }) => {
  const page = await openRound(world, as('shipper'))
  const paea = stop(page, 'Paea-4')
  await paea.getByRole('button', { name: 'Déposer ici (1)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Déposer\u{A0}: Paea-4')
  await listening(page)
  await scanParcels(page, 4, [4])
  await scan(page, 'TR-204')
  await told(page, 'TR-204\u{A0}: pour Faaa-2, pas pour cette machine')
  await scan(page, 'INCONNU-1')
  await expect(page.getByRole('region', { name: 'Refusés' }).getByRole('listitem')).toHaveCount(2)
  await endStep(page, '1 faite')
  await paea.getByRole('button', { name: 'Reprendre (1)' }).click()
  // A tap on the line is enough where a code cannot be read.
  await page.getByRole('button', { name: /^TR-405/ }).click()
  await endStep(page, '1 faite')
  expect(await world.patches()).toEqual([
    ['/api/orders/404', { status: 'operin' }],
    ['/api/orders/405', { status: 'operout' }],
  ])
})

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
  await expect(page.getByText(/^TR-404.: .*, pas enregistré \(erreur 503 du serveur\)$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^TR-404.: .*, pas enregistré$/)).toBeVisible()
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
