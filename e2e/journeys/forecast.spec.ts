import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { stop } from '../support/pages/round.ts'
import { hoursAgo, now } from '../support/pages/today.ts'
import { chooseCompany, next } from '../support/pages/wizard.ts'

/** The forecast of free slots. `src/domain/forecast.test.ts` has its rules. */

/** Quai is full with new parcels, and each of its sixty former ones stayed for four days. Marché is empty. */
async function seedFullTomorrow(world: World) {
  const machine = (id: number, shortLocation: string, capacity: number) => {
    const zone = aZone({ id, name: 'Frais', myKey: 'MT', slots: [aSlot({ id, capacity })] })
    return aLocker({ id, shortLocation, temperatureZones: [zone] })
  }
  const order = (id: number, ...history: [status: string, hoursAgo: number][]) =>
    anOrder({
      id,
      status: history.at(-1)?.[0] as never,
      company: 7 as never,
      locker: 1 as never,
      bookingSlot: 1 as never,
      createdAt: hoursAgo(history[0]?.[1] ?? 0),
      history: history.map(([status, at]) => ({ status, createdAt: hoursAgo(at) })),
    })
  const finished = Array.from({ length: 60 }, (_, index) =>
    order(index + 1, ['operin', 700 - index], ['receive', 604 - index]),
  )
  const inside = [101, 102, 103, 104].map((id) => order(id, ['operin', 5]))
  await world.start({
    clock: now,
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [machine(1, 'Quai', 5), machine(2, 'Marché', 10)],
    bookingSlots: [{ id: 1, slot: 1, company: 7, capacity: 5, active: true }],
    orders: [...finished, ...inside, order(105, ['ready_for_delivery', 3], ['picked_up', 1])],
  })
}

test('[FORE-01] [FORE-03] « Prévoir » says how many slots will be free, elsewhere too', async ({ world, as }) => {
  await seedFullTomorrow(world)
  const page = await as('admin').open('/reseau')
  const forecast = page.getByRole('region', { name: 'Casiers libres à venir' })
  const row = (name: string) => forecast.getByRole('row', { name })
  await expect(forecast).toContainText("ce que personne n'a encore annoncé n'est pas prévu")
  expect((await world.parcelReads()).filter(({ query }) => query.includes('ready_for_delivery'))).toEqual([])
  await forecast.getByRole('button', { name: 'Prévoir' }).click()
  await expect(row('Quai').getByRole('cell')).toHaveText(['5', '0', '0', '0', '60 séjours de cette machine'])
  await expect(row('Marché').getByRole('cell')).toHaveText(['10', '10', '10', '10', '60 séjours du réseau'])
  await expectNoAxeViolationsInLight(page)
  const line = 'Sera probablement pleine demain'
  await page.getByRole('link', { name: 'Tournée' }).click()
  await expect(stop(page, 'Quai')).toContainText(line)
  await page.getByRole('link', { name: 'Livraisons', exact: true }).click()
  await page.getByRole('link', { name: 'Nouvelle livraison' }).click()
  await chooseCompany(page, 'Vaima')
  await next(page)
  await expect(page.getByRole('listitem', { name: 'Quai' })).toContainText(line)
})
