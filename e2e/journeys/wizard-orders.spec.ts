import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, row, visit } from '../support/pages/vocabulary.ts'
import {
  declare,
  goToRecap,
  openRecap,
  orderDraft,
  posted,
  seedVini,
  stepLinks,
  validate,
  wizardPath,
} from '../support/pages/wizard.ts'

/** The wizard sends one order for each chosen slot. */

const oneSlot = { 'Taina-3': 1 }
const threeSlots = { 'Taina-3': 2, Punaauia: 1 }

test('[WIZ-29] [WIZ-34] [WIZ-36] one slot is sent as one order, and three slots as three orders', async ({
  as,
  page,
  world,
}) => {
  await seedVini(world)
  await openRecap(page, as('member').open, oneSlot)

  await test.step('[WIZ-29] [WIZ-36] [ERR-49] one slot is sent as one order with nine fields', async () => {
    await validate(page, 'Commande créée !')
    await expect(page).toHaveURL('/livraisons')
    const [call, ...others] = await world.requests('POST /api/orders')
    expect(others).toEqual([])
    expect(call?.query).toBe('')
    const { barcode, externalOrderId, receiveCode, client, hold, bookingSlot, ageRestriction, ...none } = (
      await posted(world)
    )[0]!
    await test.step("[WIZ-26] [WIZ-28] [CST-14] the barcode is the company's id and eight letters", () => {
      expect(barcode).toMatch(/^vini-01-[A-Z]{8}$/)
      expect(externalOrderId).toBe(barcode)
      expect(receiveCode).toMatch(/^[1-9]\d{7}$/)
    })
    await test.step('[WIZ-18] [WIZ-25] [VAL-66] it has no products and no group code', () => {
      expect(none).toEqual({ products: [], multiOrderCode: null })
    })
    await test.step('[WIZ-22] [CST-02] [ENT-16] its hold time is 2,880 minutes', () => {
      expect(hold).toBe(2880)
    })
    await test.step('[WIZ-21] [ENT-17] [ENT-32] it goes into the chosen booking, without an age restriction', () => {
      expect([bookingSlot, ageRestriction]).toEqual(['/api/booking_slots/71', null])
    })
    await test.step('[WIZ-30] [ENT-22] it has the four texts of its recipient', () => {
      const expected = { firstname: 'Hina', lastname: 'Teriipaia', email: 'hina@mail.pf', phone: '+68987123456' }
      expect(client).toEqual(expected)
    })
  })

  await test.step('[WIZ-34] a double click sends three orders, which belong together and have the products of their slots', async () => {
    await world.forgetRequests()
    await visit(page, wizardPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await goToRecap(page, threeSlots)
    await expect(page.getByRole('region', { name: /^Casier \d sur 3$/ })).toHaveCount(3)
    await declare(page, 1, 3, 'Vin', 'Pain')
    await orderDraft(page, 1, 3).getByRole('checkbox', { name: 'Alcool', exact: true }).first().check()

    await test.step('[WIZ-34] [WIZ-36] a double click creates three orders one after the other, and nothing can be changed meanwhile', async () => {
      await world.fault({ method: 'POST', path: '/orders$', nth: 2 }, { delayMs: 1500 })
      await page.getByRole('button', { name: 'Valider' }).dblclick()
      await expect(page.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-disabled', 'true')
      await expect(stepLinks(page)).toHaveCount(0)
      await expect(page.getByText('Création de la commande 2 sur 3...').first()).toBeVisible()
      await expect(orderDraft(page, 3, 3)).toContainText('En attente')
      await expect(orderDraft(page, 1, 3)).toContainText('Créée')
      await expectFlash(page, '3 commandes créées !')
      // All orders are created, so no question comes on leaving.
      await expect(page).toHaveURL('/livraisons')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    const bodies = await posted(world)
    await test.step('[WIZ-23] [WIZ-24] [WIZ-27] three slots are three orders with one group code, one pick-up code and numbered barcodes', async () => {
      expect(bodies.map(({ bookingSlot }) => bookingSlot)).toEqual([
        '/api/booking_slots/71',
        '/api/booking_slots/71',
        '/api/booking_slots/72',
      ])
      const stem = bodies[0]?.barcode.replace(/-1$/, '') ?? ''
      expect(stem).toMatch(/^vini-01-[A-Z]{8}$/)
      expect(bodies.map(({ barcode }) => barcode)).toEqual([`${stem}-1`, `${stem}-2`, `${stem}-3`])
      expect(bodies[0]?.multiOrderCode).toMatch(/^[A-Z]{8}$/)
      expect(new Set(bodies.map(({ multiOrderCode }) => multiOrderCode)).size).toBe(1)
      expect(new Set(bodies.map(({ receiveCode }) => receiveCode)).size).toBe(1)
      await expect(row(page, '4')).toContainText(`${stem}-3`)
    })

    await test.step('[WIZ-16] [WIZ-20] [ENT-18] products and age restriction are sent with the order of their slot', () => {
      expect(bodies.map(({ ageRestriction }) => ageRestriction)).toEqual([18, null, null])
      expect(bodies[0]?.products).toEqual([
        { name: 'Vin', quantity: 1, price: 1 },
        { name: 'Pain', quantity: 1, price: 1 },
      ])
    })
  })
})
