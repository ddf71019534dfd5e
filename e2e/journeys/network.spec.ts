import { expect, test } from '../support/fixtures/test.ts'
import { machineList, mapPoint, mapPoints, seedNetwork } from '../support/pages/network.ts'
import { row } from '../support/pages/vocabulary.ts'

/** Map of the network, which needs a browser. The rules of its figures are in the unit tests of `features/network`. */

test('[NET-01] [NET-03] the map and the list agree, and two machines on one spot are spread', async ({ world, as }) => {
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
