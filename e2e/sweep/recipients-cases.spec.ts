import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  recipientDialog,
  recipientField,
  results,
  searchRecipient,
  seedRecipients,
} from '../support/pages/recipients.ts'
import { expectFlash, expectRows, retryButton } from '../support/pages/vocabulary.ts'

/** The search for a recipient: slow and failed readings, and a correction that is being typed. */

test('the search for a recipient: slow and failed readings, and a correction', async ({ as, page, world }) => {
  await seedRecipients(world)
  await as('admin').open('/livraisons')
  await expectRows(page)

  await test.step('[CALL-01] a result does not move when the reading ends', async () => {
    const last = await holdCalls(page, 'GET **/orders?*status=left_for_customer_service*client*')
    await searchRecipient(page, 'teriipaia')
    await expect.poll(last.count).toBe(1)
    const status = recipientDialog(page).getByRole('status').first()
    await expect(status).toHaveText(/^1 trouvée sur \d+ lues, lecture en cours…$/)
    const before = await results(page).first().boundingBox()
    await last.letAll()
    await expect(status).toHaveText(/^1 trouvée sur \d+ lues$/)
    expect(await results(page).first().boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
  })

  await test.step('[CALL-01] finished deliveries that are asked for during the reading are read after it', async () => {
    const last = await holdCalls(page, 'GET **/orders?*status=left_for_customer_service*client*')
    await searchRecipient(page, 'teriipaia')
    await expect.poll(last.count).toBe(1)
    await expect(results(page)).toHaveCount(1)
    await recipientDialog(page).getByRole('button', { name: 'Lire aussi les terminées' }).click()
    await expect(recipientDialog(page).getByRole('button', { name: 'Lire la suite des terminées' })).toBeDisabled()
    await last.letAll()
    await expect(results(page)).toHaveText([/Vaimiti Teriipaia/, /récupérée par le client/])
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
  })

  await test.step('[CALL-01] a status that cannot be read leaves the others, and can be retried', async () => {
    await world.fault({ path: 'status=created' }, { status: 403 })
    await searchRecipient(page, 'vai 87 70')
    await expect(results(page)).toHaveText([/Vaimiti Teriipaia/])
    await expect(recipientDialog(page).getByRole('alert')).toContainText("n'a pas pu être lue")
    await world.mend()
    await retryButton(recipientDialog(page)).click()
    await expect(results(page)).toHaveText([/Moea Vaihere/, /Vaimiti Teriipaia/])
    await expect(recipientDialog(page).getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(recipientDialog(page)).toHaveCount(0)
  })

  await test.step('[CALL-04] a correction that is being typed stays while another delivery is opened or searched', async () => {
    await searchRecipient(page, 'vai 87 70')
    const [first, second] = [
      results(page).filter({ hasText: 'Teriipaia' }),
      results(page).filter({ hasText: 'Vaihere' }),
    ]
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

    await first.getByRole('button', { name: 'Corriger et renvoyer' }).click()
    await expectFlash(page, 'Demande de notification effectuée !')
    expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([{ phone: '89123456' }])
  })

  await test.step('[CALL-03] [CALL-04] the corrected answer stays with its outcome until it is closed, whatever is searched', async () => {
    const answer = results(page).filter({ hasText: 'Teriipaia' })
    await expect(answer).toContainText(/SMS renvoyé à \d\d:\d\d/)
    await expect(answer.getByRole('link', { name: '89123456' })).toBeVisible()
    await recipientField(page).fill('87 70 11 22')
    await expect(recipientDialog(page).getByRole('status').first()).toHaveText(/^1 trouvée sur \d+ lues$/)
    await expect(answer.getByRole('link', { name: 'Ouvrir' })).toBeVisible()
    await answer.getByRole('button', { name: /Vaimiti/ }).click()
    await expect(results(page)).toHaveCount(0)
  })
})
