import type { Locator, Page } from '@playwright/test'
import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedWords } from '../support/measures/paper.ts'
import { machineList, mapPoint, mapPoints, networkMap, seedNetwork } from '../support/pages/network.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { retryButton, row, title, visit } from '../support/pages/vocabulary.ts'

/** The map under the wheel and the keys, and a section that fails. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Presses keys slowly, because faster keys count as a barcode scanner. */
async function strike(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
}

test('the map under the wheel and the keys, and on paper', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('member').open('/reseau')

  await test.step('[NET-01] [NET-02] the wheel zooms at the pointer, and a link shows one city', async () => {
    await mapPoint(page, 'Taiohae').hover()
    await page.mouse.wheel(0, -1200)
    await expect(page.getByText('1 sur 3 dans le cadre')).toBeVisible()
    await page.getByRole('combobox', { name: 'Ville' }).selectOption('Papeete')
    await expect(page).toHaveURL('/reseau?ville=Papeete')
    await expect(machineList(page).getByRole('listitem')).toHaveText([/^Quai/, /^Marché/])
    await expect(mapPoints(page)).toHaveCount(2)
    await page.goBack()
    await expect(mapPoints(page)).toHaveCount(3)
  })

  await test.step('[NET-01] keys move between machines, zoom and move the map, and the list follows', async () => {
    // A machine under the pointer would take the first Tab.
    await page.mouse.move(1365, 425)
    await visit(page, '/reseau?tri=nom')
    await expect(mapPoints(page)).toHaveCount(3)
    await expect(title(page, 'Réseau')).toBeFocused()
    await networkMap(page).focus()
    await strike(page, 'Tab')
    await expect(mapPoint(page, 'Marché')).toBeFocused()
    for (const name of ['Quai', 'Taiohae', 'Marché']) {
      await strike(page, 'ArrowRight')
      await expect(mapPoint(page, name)).toBeFocused()
    }
    await strike(page, 'End')
    await expect(mapPoint(page, 'Taiohae')).toBeFocused()
    // After a zoom only the islands in the frame are listed. A focused marker outside the frame scrolls into view.
    await strike(page, '+', 4)
    await strike(page, 'ArrowLeft')
    await expect(mapPoint(page, 'Quai')).toBeFocused()
    await expect(page.getByText('2 sur 3 dans le cadre')).toBeVisible()
    await expect(machineList(page).getByRole('listitem')).toHaveText([/^Marché/, /^Quai/])
    await strike(page, 'Enter')
    await expect(page).toHaveURL('/reseau?tri=nom&machine=1')
    await strike(page, 'Escape')
    await expect(networkMap(page)).toBeFocused()
    await strike(page, 'ArrowRight', 9)
    await expect(page.getByText('0 sur 3 dans le cadre')).toBeVisible()
    await strike(page, '0')
    await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
    // The same with buttons.
    await press(page, 'Zoomer')
    await press(page, 'Zoomer')
    await press(page, "Vers l'ouest")
    await expect(page.getByText(/sur 3 dans le cadre/)).toBeVisible()
    await press(page, 'Tout voir')
    await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
  })

  await test.step('[NET-01] paper has every machine and the whole map, wherever the screen looks', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `Quai-${index + 1}`)
    await world.seed({
      lockers: names.map((shortLocation, index) =>
        aLocker({
          id: index + 1,
          shortLocation,
          latitude: -17.5 - (index % 12) / 10,
          longitude: -149.5 + index / 5,
          temperatureZones: [],
        }),
      ),
    })
    await refreshButton(page).click()
    await expect(page.getByText('24 machines', { exact: true })).toBeVisible()
    // The screen shows one machine.
    await page.getByRole('button', { name: 'Montrer Quai-1 sur la carte' }).click()
    const words = (await printedWords(page)).join(' ')
    for (const name of names) expect(words).toMatch(new RegExp(`${name}\\b`))

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const frame = await networkMap(page).boundingBox()
    for (const point of await mapPoints(page).all()) {
      const box = await point.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
    }
  })
})

test('the tables below the map', async ({ world, as, page }) => {
  await seedNetwork(world)
  await page.route('/config.json', (route) => route.fulfill({ json: { temperatureBands: { MT: [2, 8] } } }))
  await world.seed({ bookingSlots: [{ id: 9, slot: 2, company: 7, capacity: 20, active: true }] })
  await world.fault({ path: '^/api/booking_slots' }, { status: 500 })
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  await as('admin').open('/reseau')
  const bookings = page.getByRole('table', { name: 'Réservations par machine et société' })
  const temperatures = page.getByRole('table', { name: 'Températures enregistrées' })

  await test.step('[NET-05] [NET-06] a failed section shows an error and retries independently', async () => {
    await expect(page.getByText("Cette partie n'a pas pu être lue.")).toBeVisible()
    await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
    // Known figures are shown, and unknown ones are not zero.
    await expect(mapPoint(page, 'Quai, Papeete\u{A0}: au moins 4 occupés sur 5, Sous tension')).toBeVisible()
    await expect(mapPoint(page, 'Taiohae, Nuku-Hiva\u{A0}: – sur 10, Occupation inconnue')).toBeVisible()
    await expect(temperatures.getByRole('row').nth(1)).toContainText('Hors plage')
    await expect(row(page, 'Marché').filter({ hasText: '8 °C' })).toContainText('Dans la plage')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await world.mend()
    await retryButton(page).last().click()
    await expect(bookings.getByRole('row').filter({ hasText: 'Quai' })).toContainText('80 %')
    await expect(retryButton(page)).toHaveCount(1)
    await expectNoAxeViolations(page)
  })

  await test.step('[NET-05] [NET-06] [LIST-03] the tables below the map sort by their columns', async () => {
    const sortBy = (table: Locator, name: string) =>
      table.getByRole('columnheader', { name }).getByRole('button').click()
    const names = (table: Locator) => table.getByRole('rowheader')
    await expect(names(bookings)).toHaveText(['Marché', 'Quai', 'Taiohae'])
    await sortBy(bookings, 'Capacité')
    await sortBy(bookings, 'Capacité')
    await expect(bookings.getByRole('columnheader', { name: 'Capacité' })).toHaveAttribute('aria-sort', 'descending')
    await expect(names(bookings).first()).toHaveText('Marché')
    await sortBy(bookings, 'Taux')
    await sortBy(bookings, 'Taux')
    await expect(names(bookings).first()).toHaveText('Quai')

    await sortBy(temperatures, 'Valeur')
    await expect(names(temperatures)).toHaveText(['Quai', 'Marché', 'Taiohae', 'Taina'])
    await sortBy(temperatures, 'État')
    await expect(temperatures.getByRole('row').nth(1)).toContainText('Dans la plage')
    await sortBy(temperatures, 'État')
    await expect(temperatures.getByRole('row').nth(1)).toContainText('Hors plage')
    await expect(temperatures.getByRole('columnheader', { name: 'Plage' }).getByRole('button')).toHaveCount(0)
    await mapPoint(page, 'Quai, Papeete').click()
    await expect(page.getByRole('columnheader', { name: 'Occupés' })).toHaveAttribute('aria-sort', 'none')
  })
})
