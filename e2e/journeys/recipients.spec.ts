import { holdCalls } from '../support/fixtures/hold.ts'
import { wordsInStorage } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { yes } from '../support/pages/order-menu.ts'
import { openPalette } from '../support/pages/palette.ts'
import {
  recipientDialog,
  recipientField,
  results,
  searchRecipient,
  seedCalls,
  seedRecipients,
} from '../support/pages/recipients.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { expectFlash, expectRows, visit } from '../support/pages/vocabulary.ts'

test('an administrator and a member answer the calls of recipients', async ({ as, page, world }) => {
  await seedRecipients(world)
  await as('admin').open('/societes')
  await expectRows(page)
  await test.step('[CALL-01] the palette hands its text to the search for a recipient', async () => {
    await openPalette(page)
    await page.keyboard.type('hina 8770')
    await page.getByRole('button', { name: 'Chercher le destinataire « hina 8770 »' }).click()
    await expect(recipientField(page)).toHaveValue('hina 8770')
    await expect(results(page)).toHaveText([/Hina Tetuanui/])
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
    await visit(page, '/livraisons')
    await expectRows(page)
  })
  await test.step('[CALL-03] [CALL-04] the answer says where and until when, and calls, moves and opens on the spot', async () => {
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
    await expectNoAxeViolations(page)

    await answer.getByRole('button', { name: 'Renvoyer le SMS' }).click()
    await yes(page).click()
    await expectFlash(page, 'Demande de notification effectuée !')
    await expect(answer).toContainText(/SMS renvoyé à \d\d:\d\d/)
    await answer.getByRole('button', { name: 'Marquer comme récupérée par le client' }).click()
    await yes(page).click()
    await expect(answer).toContainText('récupérée par le client')
    // The button for this step has the same words as the new status.
    await expect.poll(world.patches).toEqual([['/api/orders/9001', { status: 'receive' }]])
    await answer.getByRole('link', { name: 'Ouvrir' }).click()
    await expect(page).toHaveURL('/livraisons/detail/9001')
    await expect(recipientDialog(page)).toHaveCount(0)
  })
  await test.step('[CALL-04] a wrong phone is corrected and the message sent again, and a lost correction sends nothing', async () => {
    await visit(page, '/livraisons/detail/9003')
    await world.forgetRequests()
    const correct = page.getByRole('button', { name: 'Corriger et renvoyer' })
    const dialog = page.getByRole('dialog', { name: 'Corriger et renvoyer' })
    const patch = await holdCalls(page, 'PATCH **/api/clients/803')
    await correct.click()
    await dialog.getByLabel('Téléphone').fill('89 12 34 56')
    await dialog.getByRole('button', { name: 'Corriger et renvoyer' }).click()
    await expect.poll(patch.count).toBe(1)
    await patch.dropOne()
    await expect(dialog.getByLabel('Téléphone')).toHaveValue('89 12 34 56')
    await expect(dialog.getByRole('button', { name: 'Corriger et renvoyer' })).not.toHaveAttribute('aria-disabled')
    expect(await world.requests('GET /api/orders/9003/resend-notification')).toEqual([])

    await patch.letAll()
    await dialog.getByRole('button', { name: 'Corriger et renvoyer' }).click()
    await expect(dialog).toHaveCount(0)
    await expectFlash(page, 'Demande de notification effectuée !')
    await expect.poll(() => world.requests('GET /api/orders/9003/resend-notification')).toHaveLength(1)
    expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([{ phone: '89123456' }])
    await expect(page.getByRole('link', { name: '89123456' })).toHaveAttribute('href', 'tel:89123456')
  })

  await world.reset({ seed: 'empty' })
  await seedRecipients(world)
  await as('member').open('/livraisons')
  await expectRows(page)
  await test.step('[CALL-01] [CALL-02] « vai 87 70 » finds the open deliveries, the finished ones on request, and leaves no trace', async () => {
    await page.getByRole('button', { name: 'Destinataire', exact: true }).click()
    await recipientField(page).fill('v')
    const asksForClients = ({ url }: { url: string }) => /client/.test(decodeURIComponent(url))
    const clientReads = async () => (await world.parcelReads()).filter(asksForClients)
    expect(await clientReads()).toEqual([])
    await recipientField(page).fill('vai 87 70')
    await expect(results(page)).toHaveText([/Moea Vaihere/, /Vaimiti Teriipaia/])
    await expect(recipientDialog(page).getByRole('status').first()).toHaveText(/^2 trouvées sur [\d\s]+ lues$/)
    const statuses = async () => (await clientReads()).map(({ query }) => new URLSearchParams(query).get('status'))
    expect(new Set(await statuses())).toEqual(
      new Set([
        'created',
        'ready_for_delivery',
        'picked_up',
        'operin',
        'operout',
        'reminder',
        'overtimedue',
        'overtime',
        'left_for_customer_service',
      ]),
    )
    await expectNoAxeViolations(page)
    await recipientDialog(page).getByRole('button', { name: 'Lire aussi les terminées' }).click()
    await expect(results(page)).toHaveText([/Moea Vaihere/, /Vaimiti Teriipaia/, /récupérée par le client/])

    // The calls of the list itself name no recipient.
    expect((await world.requests('GET /api/orders?')).filter(asksForClients)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify([history.state, location.href, sessionStorage]))
    expect(JSON.stringify([kept, await wordsInStorage(page)])).not.toMatch(/vai 87|Teriipaia|Vaihere|87 70|8770/i)
    await page.getByRole('button', { name: 'Destinataire', exact: true }).click()
    await expect(recipientField(page)).toHaveValue('')
    await expect(results(page)).toHaveCount(0)
  })
  await test.step('[CALL-03] a member sees no pick-up code, and cannot correct', async () => {
    await recipientField(page).fill('hina 8770')
    await results(page).first().getByRole('button', { name: /Hina/ }).click()
    await expect(results(page).first().getByRole('link', { name: 'Ouvrir' })).toBeVisible()
    await expect(recipientDialog(page).getByText('Code de retrait')).toHaveCount(0)
    await expect(recipientDialog(page).getByRole('button', { name: 'Corriger et renvoyer' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
  })
  await test.step('[DESK-05] « À appeler » groups expired parcels by recipient, notes calls in memory, and forgets them at the sign-out', async () => {
    await seedCalls(world)
    await visit(page, '/livraisons?status=overtime')
    await expectRows(page)
    await page.getByRole('button', { name: 'À appeler' }).click()
    const dialog = page.getByRole('dialog', { name: 'À appeler' })
    const people = dialog.getByRole('list', { name: 'Destinataires à appeler' }).locator(':scope > li')
    await expect(dialog.getByText('2 personnes, 3 colis')).toBeVisible()
    await expect(people.first()).toContainText('Vaimiti Teriipaia')
    await expect(people.first().getByRole('link', { name: /^CMP-/ })).toHaveText(['CMP-9011', 'CMP-9013'])
    await expect(people.first().getByRole('link', { name: '87 70 11 22' })).toHaveAttribute('href', 'tel:87701122')
    await expectNoAxeViolations(page)
    await look(page, 'to-call')
    await people.first().getByRole('button', { name: 'Appelé', exact: true }).click()
    await expect(people.first().getByRole('status').last()).toHaveText(/^appelé à \d\d:\d\d$/)
    await people.last().getByRole('button', { name: 'À rappeler' }).click()
    await expect(people.last().getByRole('status').last()).toHaveText(/^à rappeler/)
    await page.keyboard.press('Escape')
    const kept = await page.evaluate(() => JSON.stringify([history.state, location.href, sessionStorage]))
    expect(JSON.stringify([kept, await wordsInStorage(page)])).not.toMatch(/Teriipaia|8770|87 70|appel/i)

    // The notes stay until the session ends.
    await page.getByRole('button', { name: 'À appeler' }).click()
    await expect(people.first()).toContainText('appelé à')
    await page.keyboard.press('Escape')
    await signOut(page, 'Membre')
    await signIn(page, 'membre')
    await expect(page).toHaveURL('/societes')
    await visit(page, '/aujourd-hui')
    await page.getByRole('button', { name: 'À appeler' }).click()
    await expect(dialog.getByText('2 personnes, 3 colis')).toBeVisible()
    await expect(dialog.getByText(/^appelé à/)).toHaveCount(0)
  })
})
