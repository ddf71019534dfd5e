import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { expectFieldError, field, save } from '../support/pages/vocabulary.ts'
import { client, fillClient, loseOrder, posted } from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

/** The copy of an unusual order, and one whose answer is lost. `use-duplicate.dom.test.ts` has the look-up. */

test.beforeEach(({ world }) => seedCopied(world))

test('[DUP-03] [DUP-05] [DUP-15] a source without recipient and hold time asks for a recipient, and holds 2,880 minutes', async ({
  as,
  world,
}) => {
  const company = { '@id': '/api/companies/7', id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }
  const sparse = { '@id': '/api/orders/15', bookingSlot: { '@id': '/api/booking_slots/71', company } }
  await world.fault({ method: 'GET', path: '/api/orders/15' }, { body: sparse })
  const page = await as('member').open('/livraisons/dupliquer/15')
  await expect(field(page, 'Durée de conservation (minutes)')).toHaveValue('2880')
  await expect(page.getByRole('checkbox', { name: "Contient de l'alcool" })).not.toBeChecked()
  await save(page)
  for (const label of Object.keys(client)) await expectFieldError(page, label, required)
  expect(await posted(world)).toEqual([])
  await fillClient(page)
  await save(page, 'Commande dupliquée !')
  expect((await posted(world))[0]?.client).toEqual(source.client)
})

test('[DUP-15] a recipient whose phone and e-mail are no longer valid can be corrected', async ({ as, world }) => {
  await world.seed({ orders: [{ ...source, client: { ...source.client, email: 'hina', phone: '87.12' } }] })
  const page = await as('member').open(address)
  await expect(field(page, 'Nom').last()).toHaveValue('Teriipaia')
  await save(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  await field(page, 'Adresse e-mail').fill('hina@mail.pf')
  await field(page, 'Téléphone').fill('+68987123456')
  await save(page, 'Commande dupliquée !')
  expect((await posted(world))[0]?.client).toEqual(source.client)
})

test('[DUP-07] leaving after a lost answer asks first, and forgets the codes of the copy', async ({ as, page }) => {
  await as('member').open(address)
  await loseOrder(page, 1, { stored: false })
  await save(page)
  const lost = page.getByText("La réponse du serveur s'est perdue.", { exact: false })
  await expect(lost).toBeVisible()
  const barcode = await field(page, 'Code-barres').inputValue()
  await page.getByRole('link', { name: 'Machines' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/lockers')
  await page.goto(address)
  await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
  await expect(lost).toHaveCount(0)
})

test('[DUP-01] [DUP-02] [DUP-09] [VAL-64] [VAL-65] [VAL-67] barcode, zone, hold time and the products of alcohol are required', async ({
  as,
  world,
}) => {
  const page = await as('member').open(address)
  const holdTime = field(page, 'Durée de conservation (minutes)')
  for (const line of [2, 1]) await page.getByRole('button', { name: `Retirer le produit ${line}` }).click()
  await save(page)
  await expect(page.getByRole('group', { name: 'Produits' })).toContainText(
    "Veuillez déclarer les produits de la commande (présence d'alcool)",
  )
  await field(page, 'Code-barres').fill(' ')
  // The button has no role because only the pointer needs it: with the keyboard, a person chooses another zone.
  await page.locator('[aria-label="Effacer le choix"]').click()
  await holdTime.fill('0')
  await save(page)
  await expectFieldError(page, 'Code-barres', required)
  await expect(page.getByRole('combobox', { name: 'Zone de température' })).toHaveAccessibleDescription(required)
  await expect(holdTime).toHaveAttribute('aria-invalid', 'true')
  expect(await posted(world)).toEqual([])
})
