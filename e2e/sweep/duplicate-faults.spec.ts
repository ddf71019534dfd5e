import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { expectFieldError, field, save } from '../support/pages/vocabulary.ts'
import { loseOrder, posted } from '../support/pages/wizard.ts'

/** The copy of an order is refused, or its answer is lost. */

test('[DUP-15] a recipient whose phone and e-mail are no longer valid can be corrected', async ({ as, world }) => {
  await seedCopied(world)
  await world.seed({
    orders: [{ ...source, id: 16, bookingSlot: 71, client: { ...source.client, email: 'hina', phone: '87.12' } }],
  })
  const page = await as('member').open('/livraisons/dupliquer/16')
  await expect(field(page, 'Nom').last()).toHaveValue('Teriipaia')
  await save(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  await field(page, 'Adresse e-mail').fill('hina@mail.pf')
  await field(page, 'Téléphone').fill('+68987123456')
  await save(page, 'Commande dupliquée !')
  const [body] = await posted(world)
  expect(body?.client).toEqual(source.client)
})

test('[DUP-07] after a lost answer, leaving asks first, and the order is looked up and not created twice', async ({
  as,
  page,
  world,
}) => {
  await seedCopied(world)
  await as('member').open(address)
  await loseOrder(page, 1, { stored: true })
  await save(page)
  await expect(page.getByText("La réponse du serveur s'est perdue.", { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Machines' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click()
  const barcode = await field(page, 'Code-barres').inputValue()
  // The reload keeps the codes that were sent, also when this order itself has taken the last slot.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText("La réponse du serveur s'est perdue.", { exact: false })).toBeVisible()
  await expect(field(page, 'Code-barres')).toHaveValue(barcode)
  await save(page, 'Commande dupliquée !')
  expect(await world.table('orders')).toHaveLength(2)
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(barcode)
})

test('the copy of an order after a lost answer', async ({ as, page, world }) => {
  await test.step('[DUP-07] leaving after a lost answer forgets the codes of the copy', async () => {
    await seedCopied(world)
    await as('member').open(address)
    await loseOrder(page, 1, { stored: false })
    await save(page)
    await expect(page.getByText("La réponse du serveur s'est perdue.", { exact: false })).toBeVisible()
    const barcode = await field(page, 'Code-barres').inputValue()
    await page.getByRole('link', { name: 'Machines' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/lockers')
    await page.goto(address)
    await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
    await expect(page.getByText("La réponse du serveur s'est perdue.", { exact: false })).toHaveCount(0)
  })

  await test.step('[DUP-07] leaving the copy of another order keeps the codes of a lost copy', async () => {
    await seedCopied(world)
    await world.seed({ orders: [{ ...source, id: 16, bookingSlot: 71 }] })
    await as('member').open(address)
    await loseOrder(page, 1, { stored: true })
    await save(page)
    await expect(page.getByText("La réponse du serveur s'est perdue.", { exact: false })).toBeVisible()
    const barcode = await field(page, 'Code-barres').inputValue()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/livraisons/dupliquer/16')
    await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
    await page.getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL('/lockers')
    await page.goto(address)
    await expect(field(page, 'Code-barres')).toHaveValue(barcode)
    await save(page, 'Commande dupliquée !')
    expect(await world.table('orders')).toHaveLength(3)
  })
})
