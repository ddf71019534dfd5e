import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { expectFieldError, field, save, visit } from '../support/pages/vocabulary.ts'
import { loseOrder, posted } from '../support/pages/wizard.ts'

/** The copy of an order is refused, or its answer is lost. */

test('the copy of an order that is refused or lost', async ({ as, page, world }) => {
  await seedCopied(world)
  const unreachable = { ...source.client, email: 'hina', phone: '87.12' }
  await world.seed({ orders: [{ ...source, id: 16, bookingSlot: 71, client: unreachable }] })
  await as('member').open('/livraisons/dupliquer/16')
  const lost = page.getByText("La réponse du serveur s'est perdue.", { exact: false })
  const machines = page.getByRole('link', { name: 'Machines' })
  const question = page.getByRole('dialog')
  // Leaving the unsaved form by a page load asks too.
  page.on('dialog', (dialog) => void dialog.accept())

  await test.step('[DUP-15] a recipient whose phone and e-mail are no longer valid can be corrected', async () => {
    await expect(field(page, 'Nom').last()).toHaveValue('Teriipaia')
    await save(page)
    await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
    await field(page, 'Adresse e-mail').fill('hina@mail.pf')
    await field(page, 'Téléphone').fill('+68987123456')
    await save(page, 'Commande dupliquée !')
    const [body] = await posted(world)
    expect(body?.client).toEqual(source.client)
  })

  await test.step('[DUP-07] leaving after a lost answer forgets the codes of the copy', async () => {
    await visit(page, address)
    await loseOrder(page, 1, { stored: false })
    await save(page)
    await expect(lost).toBeVisible()
    const barcode = await field(page, 'Code-barres').inputValue()
    await machines.click()
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/lockers')
    await page.goto(address)
    await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
    await expect(lost).toHaveCount(0)
  })

  await test.step('[DUP-07] after a lost answer, leaving asks first, the copy of another order keeps the codes, and the order is looked up and not created twice', async () => {
    await loseOrder(page, 1, { stored: true })
    await save(page)
    await expect(lost).toBeVisible()
    await machines.click()
    await question.getByRole('button', { name: 'Rester' }).click()
    const barcode = await field(page, 'Code-barres').inputValue()
    await page.goto('/livraisons/dupliquer/16')
    await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
    await machines.click()
    await expect(page).toHaveURL('/lockers')
    // The codes that were sent are kept, also when this order itself has taken the last slot.
    await page.goto(address)
    await expect(lost).toBeVisible()
    await expect(field(page, 'Code-barres')).toHaveValue(barcode)
    await expect(page.getByText('Commande dupliquée !')).toHaveCount(0)
    await save(page, 'Commande dupliquée !')
    expect(await world.table('orders')).toHaveLength(4)
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(barcode)
  })
})
