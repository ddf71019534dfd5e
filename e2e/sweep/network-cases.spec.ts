import type { Locator, Page } from '@playwright/test'
import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { printedWords } from '../support/measures/paper.ts'
import { machineList, mapPoint, mapPoints, networkMap, seedNetwork } from '../support/pages/network.ts'

/** Presses keys slowly, because faster keys count as a barcode scanner. */
async function strike(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key, { delay: 60 })
}

test('[NET-01] [NET-02] the wheel zooms at the pointer, and a link shows one city', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('member').open('/reseau')
  await mapPoint(page, 'Quai').hover()
  await page.mouse.wheel(0, -1200)
  await expect(page.getByText('2 sur 3 dans le cadre')).toBeVisible()
  await page.getByRole('combobox', { name: 'Ville' }).selectOption('Papeete')
  await expect(page).toHaveURL('/reseau?ville=Papeete')
  await expect(machineList(page).getByRole('listitem')).toHaveText([/^Quai/, /^Marché/])
  await expect(mapPoints(page)).toHaveCount(2)
  await page.goBack()
  await expect(mapPoints(page)).toHaveCount(3)
})

test('[NET-01] keys and buttons choose machines and move the map, and the list follows', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('member').open('/reseau?tri=nom')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(mapPoints(page)).toHaveCount(3)
  await networkMap(page).focus()
  await strike(page, 'Tab')
  await expect(mapPoint(page, 'Marché')).toBeFocused()
  for (const name of ['Quai', 'Taiohae', 'Marché']) {
    await strike(page, 'ArrowRight')
    await expect(mapPoint(page, name)).toBeFocused()
  }
  await strike(page, 'End')
  await expect(mapPoint(page, 'Taiohae')).toBeFocused()
  // « + » in an inset moves its group into the large map, where « Marché » and « Quai » were. They are an inset now.
  await strike(page, '+', 4)
  await expect(mapPoint(page, 'Taiohae')).toBeFocused()
  await expect(page.getByText('1 sur 3 dans le cadre')).toBeVisible()
  await expect(machineList(page).getByRole('listitem')).toHaveText([/^Taiohae/])
  await strike(page, 'ArrowLeft')
  await expect(mapPoint(page, 'Quai')).toBeFocused()
  await strike(page, 'Enter')
  await expect(page).toHaveURL('/reseau?tri=nom&machine=1')
  await strike(page, 'Escape')
  await expect(networkMap(page)).toBeFocused()
  await strike(page, 'ArrowRight', 9)
  await expect(page.getByText('0 sur 3 dans le cadre')).toBeVisible()
  await strike(page, '0')
  await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
  await press('Zoomer')
  await press('Zoomer')
  await press("Vers l'ouest")
  await expect(page.getByText(/sur 3 dans le cadre/)).toBeVisible()
  await press('Tout voir')
  await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
})

test('[NET-01] paper has every machine and the whole map, wherever the screen looks', async ({ world, as }) => {
  const names = Array.from({ length: 24 }, (_, index) => `Quai-${index + 1}`)
  await world.start({
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
  const page = await as('member').open('/reseau')
  // The screen shows one machine.
  await page.getByRole('button', { name: 'Montrer Quai-1 sur la carte' }).click()
  const words = (await printedWords(page)).join(' ')
  for (const name of names) expect(words).toMatch(new RegExp(`${name}\\b`))

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const edgesOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    return [x, y, -x - width, -y - height]
  }
  const frame = await edgesOf(networkMap(page))
  for (const point of await mapPoints(page).all())
    for (const [side, edge] of (await edgesOf(point)).entries()) expect(edge).toBeGreaterThanOrEqual(frame[side] ?? NaN)
})
