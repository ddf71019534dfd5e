import type { Locator } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { openPalette } from '../support/pages/palette.ts'
import {
  recipientDialog,
  recipientField,
  results,
  searchRecipient,
  seedCalls,
  seedRecipients,
} from '../support/pages/recipients.ts'
import { expectFlash, visit } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedRecipients(world))

const lastStatus = 'GET **/orders?*status=left_for_customer_service*client*'

test('[CALL-01] a result stays where it stands, and later ones come below it', async ({ as, page, world }) => {
  // Of the status that is read last, and the newest.
  await world.seed({
    orders: [
      anOrder({ id: 9010, status: 'left_for_customer_service', company: 61, client: 801, barcode: 'CMP-EEEEEEEE' }),
    ],
  })
  await as('admin').open('/livraisons')
  const last = await holdCalls(page, lastStatus)
  await searchRecipient(page, 'teriipaia')
  await expect.poll(last.count).toBe(1)
  const status = recipientDialog(page).getByRole('status').first()
  await expect(status).toHaveText(/^1 trouvée sur \d+ lues, lecture en cours…$/)
  const before = await results(page).first().boundingBox()
  await last.letAll()
  await expect(status).toHaveText(/^2 trouvées sur \d+ lues$/)
  await expect(results(page)).toHaveText([/CMP-AAAAAAAA/, /CMP-EEEEEEEE/])
  expect(await results(page).first().boundingBox()).toEqual(before)
})

test('[CALL-03] the answer says since when a delivery has its status', async ({ as, world }) => {
  const status = 'left_for_customer_service'
  const history = [{ status, createdAt: '2026-11-20T20:00:00Z' }]
  await world.seed({ orders: [anOrder({ id: 9010, status, client: 801, history })] })
  const page = await as('admin').open('/livraisons')
  await searchRecipient(page, 'teriipaia')
  const result = results(page).filter({ hasText: 'retournée au service client' })
  await result.getByRole('button', { name: /Vaimiti/ }).click()
  await expect(result).toContainText('Dans ce statut depuis le20/11/2026 10:00')
})

test('[CALL-04] a typed correction stays while another delivery is opened or searched', async ({ as, world }) => {
  const page = await as('admin').open('/livraisons')
  await searchRecipient(page, 'vai 87 70')
  const first = results(page).filter({ hasText: 'Teriipaia' })
  const second = results(page).filter({ hasText: 'Vaihere' })
  await first.getByRole('button', { name: /Vaimiti/ }).click()
  await first.getByRole('button', { name: 'Corriger et renvoyer' }).click()
  await first.getByLabel('Téléphone').fill('89 12 34 56')

  await second.getByRole('button', { name: /Moea/ }).click()
  await expect(second.getByRole('link', { name: 'Ouvrir' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Corriger et renvoyer' })).toHaveCount(0)
  await recipientField(page).fill('moea')
  await expect(first.getByLabel('Téléphone')).toHaveValue('89 12 34 56')
  await recipientField(page).fill('m')
  await expect(second.getByRole('link', { name: 'Ouvrir' })).toBeVisible()
  await second.getByRole('button', { name: /Moea/ }).click()
  await expect(second).toHaveCount(0)
  await expect(first.getByLabel('Téléphone')).toHaveValue('89 12 34 56')

  const patch = await holdCalls(page, 'PATCH **/api/clients/801')
  await first.getByRole('button', { name: 'Corriger et renvoyer' }).click()
  await expect.poll(patch.count).toBe(1)
  // The message follows the save, so it can no longer be cancelled.
  await expect(first.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true')
  await patch.letAll()
  await expectFlash(page, 'Demande de notification effectuée !')
  expect(await world.patches()).toEqual([['/api/clients/801', { phone: '89123456' }]])
})

test('[CALL-01] the palette hands its text to the search for a recipient', async ({ as }) => {
  const page = await as('admin').open('/societes')
  await openPalette(page)
  await page.keyboard.type('hina 8770')
  await page.getByRole('button', { name: 'Chercher le destinataire « hina 8770 »' }).click()
  await expect(recipientField(page)).toHaveValue('hina 8770')
  await expect(results(page)).toHaveText([/Hina Tetuanui/])
})

test('[CALL-03] a member sees no pick-up code, and cannot correct', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await searchRecipient(page, 'hina 8770')
  await results(page).first().getByRole('button', { name: /Hina/ }).click()
  await expect(results(page).first().getByRole('link', { name: 'Ouvrir' })).toBeVisible()
  await expect(recipientDialog(page).getByText('Code de retrait')).toHaveCount(0)
  await expect(recipientDialog(page).getByRole('button', { name: 'Corriger et renvoyer' })).toHaveCount(0)
})

test('[CALL-01] names without a blank scroll no dialog sideways @phone', async ({ as, world }) => {
  const long = 'Y'.repeat(200)
  await world.seed({
    companies: [aCompany({ id: 61, name: long })],
    clients: [aClient({ id: 801, firstname: 'Vaimiti', lastname: long, phone: '87 70 11 22' })],
  })
  await seedCalls(world)
  const page = await as('admin').open('/livraisons')
  const extra = (dialog: Locator) => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await searchRecipient(page, 'vaimiti')
  const result = results(page).filter({ hasText: 'CMP-AAAAAAAA' })
  await result.getByRole('button').first().tap()
  await expect(result.getByRole('link', { name: '87 70 11 22' })).toBeVisible()
  expect(await extra(recipientDialog(page))).toBe(0)
  await visit(page, '/aujourd-hui')
  await page.getByRole('button', { name: 'À appeler' }).tap()
  const calls = page.getByRole('dialog', { name: 'À appeler' })
  await expect(calls.getByText(long).first()).toBeVisible()
  expect(await extra(calls)).toBe(0)
})
