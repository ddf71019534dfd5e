import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import {
  recipientDialog,
  recipientField,
  results,
  searchRecipient,
  seedCalls,
  seedRecipients,
} from '../support/pages/recipients.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { expectFlash, expectRows, yes } from '../support/pages/vocabulary.ts'

/** The history, the address and what the tab and the browser have stored. The random digits of the token may look like a phone. */
async function traces(page: Page) {
  const { eb_token: _, ...rest } = await storageOf(page)
  return page.evaluate((kept) => JSON.stringify([history.state, location.href, sessionStorage, kept]), rest)
}

test('[CALL-03] [CALL-04] the answer says where and until when, and acts on the spot', async ({ as, world }) => {
  await seedRecipients(world)
  const page = await as('admin').open('/livraisons')
  await searchRecipient(page, 'teriipaia')
  const answer = results(page).first()
  await answer.getByRole('button', { name: /Vaimiti/ }).click()
  await expect(answer).toContainText('Marina Taina, PK 9, 98718 Punaauia')
  await expect(answer).toContainText('expire dans 1 j')
  await expect(answer.getByRole('link', { name: '87 70 11 22' })).toHaveAttribute('href', 'tel:87701122')
  await expect(answer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@%]+@[^@%]+$/)
  await expect(answer.getByRole('link', { name: /Itinéraire/ })).toHaveAttribute('href', /openstreetmap.*Punaauia/)
  await expect(answer.getByText('43218765')).toHaveCount(0)
  await answer.getByRole('button', { name: 'Afficher le code' }).click()
  await expect(answer.getByText('43218765')).toBeVisible()
  await expectNoAxeViolationsInLight(page)

  await answer.getByRole('button', { name: 'Renvoyer le SMS' }).click()
  await yes(page).click()
  await expectFlash(page, 'Demande de notification effectuée !')
  await expect(answer).toContainText(/SMS renvoyé à \d\d:\d\d/)
  await answer.getByRole('button', { name: 'Marquer comme récupérée par le client' }).click()
  await yes(page).click()
  await expectFlash(page, 'Commande #9001 modifiée')
  expect(await world.patches()).toEqual([['/api/orders/9001', { status: 'receive' }]])
  await answer.getByRole('link', { name: 'Ouvrir' }).click()
  await expect(page).toHaveURL('/livraisons/detail/9001')
  await expect(recipientDialog(page)).toHaveCount(0)
})

test('[CALL-04] [NXT-04] [ORDD-12] a phone is corrected and the message resent, unless lost', async ({
  as,
  page,
  world,
}) => {
  await seedRecipients(world)
  await as('admin').open('/livraisons/detail/9003')
  const dialog = page.getByRole('dialog', { name: 'Corriger et renvoyer' })
  const send = dialog.getByRole('button', { name: 'Corriger et renvoyer' })
  const resent = () => world.requests('GET /api/orders/9003/resend-notification')
  const patch = await holdCalls(page, 'PATCH **/api/clients/803')
  await page.getByRole('button', { name: 'Corriger et renvoyer' }).click()
  await dialog.getByLabel('Téléphone').fill('89 12 34 56')
  await send.click()
  await expect.poll(patch.count).toBe(1)
  await patch.dropOne()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await expect(dialog.getByLabel('Téléphone')).toHaveValue('89 12 34 56')
  expect(await resent()).toEqual([])

  await patch.letAll()
  await send.click()
  await expectFlash(page, 'Demande de notification effectuée !')
  await expect(dialog).toHaveCount(0)
  expect(await resent()).toHaveLength(1)
  await expect(page.getByText(/^SMS renvoyé à \d\d:\d\d \(sur ce poste\)$/)).toBeVisible()
  expect(await world.patches()).toEqual([['/api/clients/803', { phone: '89123456' }]])
  await expect(page.getByRole('link', { name: '89 12 34 56' })).toHaveAttribute('href', 'tel:89123456')
})

/** The statuses that are not final. */
const open = [
  'created',
  'ready_for_delivery',
  'picked_up',
  'operin',
  'operout',
  'reminder',
  'overtimedue',
  'overtime',
  'left_for_customer_service',
]

test('[CALL-01] [CALL-02] « vai 87 70 » finds open or all deliveries, without a trace', async ({ as, world }) => {
  await seedRecipients(world)
  const page = await as('member').open('/livraisons')
  await searchRecipient(page, 'v')
  const asksForClients = ({ url }: { url: string }) => /client/.test(decodeURIComponent(url))
  const clientReads = async () => (await world.parcelReads()).filter(asksForClients)
  expect(await clientReads()).toEqual([])
  await recipientField(page).fill('vai 87 70')
  await expect(results(page)).toHaveText([/Moea Vaihere/, /Vaimiti Teriipaia/])
  await expect(recipientDialog(page).getByRole('status').first()).toHaveText(/^2 trouvées sur [\d\s]+ lues$/)
  const statuses = (await clientReads()).map(({ query }) => new URLSearchParams(query).get('status'))
  expect(new Set(statuses)).toEqual(new Set(open))
  await expectNoAxeViolations(page)
  await recipientDialog(page).getByRole('button', { name: 'Lire aussi les terminées' }).click()
  await expect(results(page)).toHaveText([/Moea Vaihere/, /Vaimiti Teriipaia/, /récupérée par le client/])

  // The calls of the list itself name no recipient.
  expect((await world.requests('GET /api/orders?')).filter(asksForClients)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(recipientDialog(page)).toHaveCount(0)
  expect(await traces(page)).not.toMatch(/vai 87|Teriipaia|Vaihere|87 70|8770/i)
  await page.getByRole('button', { name: 'Destinataire', exact: true }).click()
  await expect(recipientField(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)
})

test('[DESK-05] « À appeler » groups parcels by recipient, and notes calls in memory', async ({ as, world }) => {
  await world.start()
  await seedRecipients(world)
  await seedCalls(world)
  const page = await as('member').open('/livraisons?status=overtime')
  await expectRows(page)
  await page.getByRole('button', { name: 'À appeler' }).click()
  const dialog = page.getByRole('dialog', { name: 'À appeler' })
  const people = dialog.getByRole('list', { name: 'Destinataires à appeler' }).locator(':scope > li')
  await expect(dialog.getByText('3 personnes, 3 colis')).toBeVisible()
  await expect(people.first()).toContainText('Vaimiti Teriipaia, Teva Teriipaia')
  await expect(people.first().getByRole('link', { name: /^CMP-/ })).toHaveText(['CMP-9011', 'CMP-9013'])
  // The parcels of a household say whose they are.
  await expect(people.first().getByRole('listitem').last()).toContainText('Teva')
  await expect(people.last().getByRole('listitem')).not.toContainText('Hina')
  await expect(people.first().getByRole('link', { name: '87 70 11 22' })).toHaveAttribute('href', 'tel:87701122')
  await expectNoAxeViolationsInLight(page)
  await people.first().getByRole('button', { name: 'Appelé', exact: true }).click()
  await expect(people.first().getByRole('status').last()).toHaveText(/^appelé à \d\d:\d\d$/)
  await people.last().getByRole('button', { name: 'À rappeler' }).click()
  await expect(people.last().getByRole('status').last()).toHaveText(/^à rappeler/)
  await page.keyboard.press('Escape')
  expect(await traces(page)).not.toMatch(/Teriipaia|8770|87 70|appel/i)

  // The notes stay until the session ends.
  await page.getByRole('button', { name: 'À appeler' }).click()
  await expect(people.first()).toContainText('appelé à')
  await page.keyboard.press('Escape')
  await signOut(page, 'Membre')
  await signIn(page, 'membre')
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await page.getByRole('button', { name: 'À appeler' }).click()
  await expect(dialog.getByText('3 personnes, 3 colis')).toBeVisible()
  await expect(dialog.getByText(/^appelé à/)).toHaveCount(0)
})
