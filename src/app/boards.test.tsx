import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json, type Received } from '#api/test-calls.ts'
import { draw, open } from './test-screens.tsx'

/** What « Aujourd'hui » and « Réseau » say of a server that leaves things out. */

beforeEach(() => {
  // happy-dom does not scroll.
  window.scrollTo = () => {}
})
afterEach(cleanup)

const page = (...rows: object[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })
const zone = (id: number, given: object) => ({ '@id': `/api/temperature_zones/${id}`, id, name: 'Frais', ...given })
const machine = (...temperatureZones: object[]) => ({
  '@id': '/api/lockers/3',
  id: 3,
  shortLocation: 'Taina',
  temperatureZones,
})
const withMachines =
  (answer: object) =>
  ({ url }: Received) =>
    json(url.startsWith('/api/lockers') ? answer : page())

test.each<{ what: string; zones: object[]; says: string; isGood: boolean }>([
  { what: 'has no key', zones: [zone(1, { currentTemp: 30 })], says: '1 sans plage', isGood: false },
  { what: 'has no value', zones: [zone(1, { myKey: 'MT' })], says: '1 non mesurée', isGood: false },
  {
    what: 'has another key, beside one that is in its band',
    zones: [zone(1, { myKey: 'XT', currentTemp: 30 }), zone(2, { myKey: 'MT', currentTemp: 4 })],
    says: '1 sans plage',
    isGood: true,
  },
])('[TDY-05] a zone that cannot be judged is counted, and is not called good: one that $what', async (given) => {
  const server = withMachines(page(machine(...given.zones)))
  const { router } = await open('ROLE_ADMIN', '/aujourd-hui', server, { temperatureBands: { MT: [2, 8] } })
  draw(router)
  const zones = await screen.findByRole('region', { name: 'Zones enregistrées hors plage' })
  await screen.findByText(given.says)
  expect(zones.textContent).toContain(given.says)
  expect(zones.textContent.includes('Toutes les zones mesurées sont dans leur plage.')).toBe(given.isGood)
})

const counted = { ...page(machine()), 'hydra:totalItems': 3 }

test.each<{ what: string; answer: object }>([
  {
    what: 'the link to the next page leads back',
    answer: { ...counted, 'hydra:view': { 'hydra:next': '/api/lockers?page=1' } },
  },
  { what: 'there is no link to the next page', answer: counted },
])('[NET-01] [TDY-04] [NET-06] figures of a part of the machines say so: $what', async ({ answer }) => {
  const partOf = (rows: string) => `partiel : le serveur n'a pas donné toutes les ${rows}`
  const map = await open('ROLE_ADMIN', '/reseau', withMachines(answer))
  draw(map.router)
  expect(await screen.findByText(partOf('machines'))).toBeTruthy()
  expect(await screen.findByText(partOf('lignes'))).toBeTruthy()
  cleanup()
  const today = await open('ROLE_ADMIN', '/aujourd-hui', withMachines(answer), { temperatureBands: { MT: [2, 8] } })
  draw(today.router)
  expect(await screen.findByText(partOf('machines'))).toBeTruthy()
  expect(await screen.findByText(partOf('zones'))).toBeTruthy()
})
