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

test.beforeEach(async ({ world }) => seedVini(world))

test('several submissions one after the other', async ({ as, page, world }) => {
  const anotherDelivery = () => page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
  await openRecap(page, as('member').open, { Punaauia: 1 })

  await test.step('[WIZ-17] [WIZ-31] [API-64] a second submission starts empty and has other codes', async () => {
    await validate(page)
    await expect(page).toHaveURL('/livraisons')
    await anotherDelivery()
    await goToRecap(page, { Punaauia: 1 })
    await declare(page, 1, 1, 'Vanille')
    await validate(page)
    await expect(page).toHaveURL('/livraisons')
    await expect.poll(async () => (await posted(world)).length).toBe(2)
    const [first, second] = await posted(world)
    expect(first?.receiveCode).toMatch(/^[1-9]\d{7}$/)
    expect(second?.products).toEqual([{ name: 'Vanille', quantity: 1, price: 1 }])
    expect(second?.receiveCode).toMatch(/^[1-9]\d{7}$/)
    expect(second?.barcode).toMatch(/^vini-01-[A-Z]{8}$/)
    expect(second?.barcode).not.toBe(first?.barcode)
    expect(second?.receiveCode).not.toBe(first?.receiveCode)
  })

  await test.step('the next delivery shows how many slots are left', async () => {
    await anotherDelivery()
    await chooseCompany(page, 'Vini')
    await next(page)
    await expect(quantityAt(page, 'Punaauia')).toBeDisabled()
    await expect(page.getByRole('listitem', { name: 'Punaauia' })).toContainText('Complet')
  })
})

test('[WIZ-19] [VAL-67] [CST-03] a slot with alcohol needs products, and only its order is restricted to adults', async ({
  as,
  world,
}) => {
  await world.seed({ companies: [{ id: 7, cleveronCompanyId: 'très-long/..?#é' }] })
  const page = await as('member').open('/livraisons/creation')
  await goToRecap(page, { 'Taina-3': 2 })
  await orderDraft(page, 2, 2).getByRole('checkbox', { name: "Contient de l'alcool" }).check()
  await validate(page)
  await expect(orderDraft(page, 2, 2)).toContainText(
    "Veuillez déclarer les produits de la commande (présence d'alcool)",
  )
  await expect(orderDraft(page, 1, 2)).not.toContainText('Veuillez déclarer')
  expect(await posted(world)).toEqual([])

  const long = '<b>Noix</b> & "coco"'.repeat(6)
  await declare(page, 1, 2, long)
  await declare(page, 2, 2, 'Rhum')
  await orderDraft(page, 2, 2).getByLabel('Prix').fill('')
  await validate(page)
  await expect(orderDraft(page, 2, 2).getByLabel('Prix')).toHaveAccessibleDescription('Ce champ est obligatoire')
  await orderDraft(page, 2, 2).getByLabel('Prix').fill('12,5')
  await validate(page, '2 commandes créées !')
  const bodies = await posted(world)
  expect(bodies.map(({ ageRestriction }) => ageRestriction)).toEqual([null, 18])
  expect(bodies[1]?.products).toEqual([{ name: 'Rhum', quantity: 1, price: 12.5 }])

  await test.step('[WIZ-38] very long texts and markup are sent unchanged', () => {
    expect(bodies[0]?.products[0]?.name).toBe(long)
    for (const { barcode } of bodies) expect(barcode.startsWith('très-long/..?#é-')).toBe(true)
  })
})
