import { numberAt } from '../builders/round.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { offlineNotice } from '../support/pages/offline.ts'
import { yes } from '../support/pages/order-menu.ts'
import { signOut } from '../support/pages/preferences.ts'
import { depositOffline, finishStep, scanParcels, stop, waitingChanges, openRound } from '../support/pages/round.ts'
import { listening, scanAtOnce } from '../support/pages/scanner.ts'
import { waitForIdleCode } from '../support/pages/vocabulary.ts'

/** The round without a network: what waits, and what is sent when it is back. */

test('[TOUR-05] changes wait without a network, survive a reload, and are sent once after a fresh reading', async ({
  world,
  as,
  context,
}) => {
  const page = await openRound(world, as('shipper'))

  await test.step('[TOUR-05] what has been taken can be deposited at once, without a network', async () => {
    await page.getByRole('button', { name: 'Prendre en charge (18)' }).click()
    await listening(page)
    // The code of the user menu arrives with the pointer.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Livreur/ })
      .hover()
    const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/OpenedUserMenu-'))
    await expect.poll(() => page.evaluate(fetched)).toBe(true)
    await waitForIdleCode(page)
    await context.setOffline(true)
    await scanParcels(page, 1, [1, 2, 3], scanAtOnce)
    await scanParcels(page, 2, [1, 2, 3], scanAtOnce)
    await finishStep(page).click()
    await yes(page).click()
    await expect(waitingChanges(page)).toHaveText("6 changements en attente d'envoi")
    await stop(page, 'Papeete-1').getByRole('button', { name: 'Déposer ici (4)' }).click()
    await scanParcels(page, 1, [1, 2, 3, 4], scanAtOnce)
    await finishStep(page).click()
    await yes(page).click()
    await expect(waitingChanges(page)).toHaveText("10 changements en attente d'envoi")
    await expect(offlineNotice(page)).toHaveText(
      'Vous êtes hors ligne. Ce que vous confirmez dans la tournée est gardé dans cet onglet, et partira au retour du réseau.',
    )
    await expectNoAxeViolations(page)
    const kept = await page.evaluate(() => sessionStorage.getItem('eb_round'))
    expect(kept).not.toMatch(/Tapare|Vaima|Papeete|8711/)
  })

  await test.step('[TOUR-05] leaving and signing out ask', async () => {
    await page.getByRole('link', { name: 'Livraisons' }).click()
    await page
      .getByRole('dialog', { name: 'Quitter la tournée\u{202F}?' })
      .getByRole('button', { name: 'Rester' })
      .click()
    await signOut(page, /Livreur/)
    await page
      .getByRole('dialog', { name: 'Quitter sans garder la tournée\u{202F}?' })
      .getByRole('button', { name: 'Rester' })
      .click()
    await expect(waitingChanges(page)).toBeVisible()
  })

  await test.step('[TOUR-05] nine of ten changes are sent, the one that moved on is reported, none goes twice', async () => {
    // A recipient gets one at the counter meanwhile.
    await world.changeElsewhere('orders', numberAt(1, 4), { status: 'cancel' })
    await world.forgetRequests()
    await context.setOffline(false)
    await expect(page.getByText('9 changements envoyés')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('list', { name: /^Changements non envoyés/ }).getByRole('listitem')).toHaveText([
      'TR-104\u{A0}: non envoyé, il a changé entre-temps (annulée)',
    ])
    const sent = (await world.patches()).map((each) => JSON.stringify(each))
    expect(sent).toHaveLength(9)
    expect(new Set(sent).size).toBe(9)
    expect(await page.evaluate(() => sessionStorage.getItem('eb_round'))).toBeNull()
  })

  await test.step('[TOUR-05] what waits survives a reload, and is read before it is sent', async () => {
    await depositOffline(page)
    // The notice of every other screen leads back.
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Bookings' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
    await page.getByRole('button', { name: 'Reprendre la tournée' }).click()
    await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
    // The page is opened again while the server carries out nothing, and does not tell which parcels are on the way.
    await world.fault({ method: 'PATCH', path: '/orders/404' }, { status: 503 })
    await world.fault({ path: 'status=picked_up' }, { status: 503 })
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(/^TR-404.: .*, pas enregistré \(erreur 503 du serveur\)$/)).toBeVisible()
    await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
    await world.mend()
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText('1 changement envoyé')).toBeVisible()
    const calls = (await world.requests()).filter(({ path, status }) => path === '/api/orders/404' && status === 200)
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
  })
})
