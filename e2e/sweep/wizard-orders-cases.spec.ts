import { expect, test } from '../support/fixtures/test.ts'
import {
  chooseCompany,
  declare,
  goToRecap,
  next,
  openRecap,
  orderDraft,
  posted,
  quantityAt,
  seedVini,
  validate,
} from '../support/pages/wizard.ts'

/** The wizard sends one order for each chosen slot. */

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-31] [API-64] a second submission starts empty, shows how many slots are left, and has other codes', async ({
  as,
  page,
  world,
}) => {
  const create = page.getByRole('link', { name: 'Nouvelle livraison' }).first()
  await openRecap(page, as('member').open, { Punaauia: 1 })
  await validate(page, 'Commande créée !')
  await create.click()
  await goToRecap(page, { Punaauia: 1 })
  await validate(page, 'Commande créée !')
  const codes = (await posted(world)).flatMap(({ barcode, receiveCode }) => [barcode, receiveCode])
  expect(new Set(codes).size).toBe(4)
  await create.click()
  await chooseCompany(page, 'Vini')
  await next(page)
  await expect(quantityAt(page, 'Punaauia')).toBeDisabled()
  await expect(page.getByRole('listitem', { name: 'Punaauia' })).toContainText('Complet')
})

test('[WIZ-19] [WIZ-38] [VAL-67] [CST-03] a slot with alcohol needs products, only its order is restricted to adults, and texts are sent unchanged', async ({
  as,
  world,
}) => {
  await world.seed({ companies: [{ id: 7, cleveronCompanyId: 'très-long/..?#é' }] })
  const page = await as('member').open('/livraisons/creation')
  await goToRecap(page, { 'Taina-3': 2 })
  await orderDraft(page, 2, 2).getByRole('checkbox', { name: "Contient de l'alcool" }).check()
  await validate(page)
  const undeclared = "Veuillez déclarer les produits de la commande (présence d'alcool)"
  await expect(orderDraft(page, 2, 2)).toContainText(undeclared)
  await expect(orderDraft(page, 1, 2)).not.toContainText(undeclared)
  expect(await posted(world)).toEqual([])

  const long = '<b>Noix</b> & "coco"'.repeat(6)
  await declare(page, 1, 2, long)
  await declare(page, 2, 2, 'Rhum')
  const price = orderDraft(page, 2, 2).getByLabel('Prix')
  await price.fill('')
  await validate(page)
  await expect(price).toHaveAccessibleDescription('Ce champ est obligatoire')
  await price.fill('12,5')
  await validate(page, '2 commandes créées !')
  const bodies = await posted(world)
  expect(bodies.map(({ ageRestriction }) => ageRestriction)).toEqual([null, 18])
  expect(bodies[0]?.products[0]?.name).toBe(long)
  expect(bodies[1]?.products).toEqual([{ name: 'Rhum', quantity: 1, price: 12.5 }])
  for (const { barcode } of bodies) expect(barcode.startsWith('très-long/..?#é-')).toBe(true)
})
