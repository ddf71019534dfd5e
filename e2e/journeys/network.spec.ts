import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedWords } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { machineList, mapPoint, mapPoints, seedNetwork } from '../support/pages/network.ts'
import { row } from '../support/pages/vocabulary.ts'

/** Map of the network, which needs a browser. The rules of its figures are in the unit tests of `features/network`. */

test('[NET-01] [NET-03] the map and the list show the same, and two machines on one spot are spread out', async ({
  world,
  as,
}) => {
  await seedNetwork(world)
  const page = await as('shipper').open('/reseau')
  await expect(mapPoints(page)).toHaveCount(3)
  await expect(mapPoint(page, 'Quai, Papeete\u{A0}: 4 occupés sur 5, Sous tension')).toBeVisible()
  await expect(mapPoint(page, 'Marché, Papeete\u{A0}: 0 occupé sur 10, De la place')).toBeVisible()
  await expect(machineList(page).getByRole('listitem')).toHaveText([
    /^Quai Papeete.*Sous tension.*4 occupés sur 5.*0 non réservé/,
    /^Marché/,
    /^Taiohae/,
  ])
  await expect(machineList(page, 'Sans position')).toContainText('latitude et longitude semblent inversées')
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  // The marker of a machine opens its details, and the address has its id.
  await mapPoint(page, 'Quai, Papeete').click()
  await expect(page).toHaveURL('/reseau?machine=1')
  await expect(mapPoint(page, 'Quai, Papeete')).toHaveAttribute('aria-current', 'true')
  const details = page.getByRole('region', { name: 'Quai', exact: true })
  await expect(details.getByRole('link', { name: 'Voir la machine' })).toHaveAttribute('href', '/lockers/detail/1')
  await expect(details.getByRole('link', { name: /^Ouvrir dans OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-17.54&mlon=-149.57#map=17/-17.54/-149.57',
  )
  await expect(row(page, 'Zone 1 (MT) S').getByRole('cell')).toHaveText([/5$/, /0$/, /1$/, /4$/])
  await expect(page.getByRole('table', { name: 'Réservations par machine et société' })).toHaveCount(0)
})

test('[NET-01] the map fits a phone, and a finger opens a machine @phone', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('operator').open('/reseau')
  await mapPoint(page, 'Taiohae').tap()
  await expect(page.getByRole('region', { name: 'Taiohae', exact: true })).toBeVisible()
  await expect(row(page, 'Zone 3 (MT) S')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
})

test('[NET-01] paper has every machine and the whole map, wherever the screen looks', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
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
  const page = await as('member').open('/reseau')
  const map = page.getByRole('group', { name: 'Carte du réseau' })
  await expect(map).toBeVisible()
  // The screen shows one machine.
  await page.getByRole('button', { name: 'Montrer Quai-1 sur la carte' }).click()
  const words = (await printedWords(page)).join(' ')
  for (const name of names) expect(words).toMatch(new RegExp(`${name}\\b`))

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const frame = await map.boundingBox()
  for (const point of await mapPoints(page).all()) {
    const box = await point.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
    expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  }
})
