import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '#api/test-calls.ts'
import { parseConfig } from './config/config.ts'
import { display, everybody } from './test-screens.tsx'

const page = (rows: object[], given: object = {}) => ({
  'hydra:member': rows,
  'hydra:totalItems': rows.length,
  ...given,
})
const orders = (count: number, given: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ '@id': `/api/orders/${index + 1}`, id: index + 1, ...given }))
const nothing = () => json(page([]))

test("[TOUR-01] [STAT-01] « Exploitation » has the round after « Aujourd'hui », and « Analyse » for administrators at the end", async () => {
  for (const role of everybody) {
    await display(role, '/societes', nothing)
    const entries = within(await screen.findByRole('navigation', { name: 'Exploitation' })).getAllByRole('link')
    const isAdmin = role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_ADMIN'
    expect([role, ...entries.map(({ textContent }) => textContent)]).toEqual([
      role,
      "Aujourd'hui",
      'Tournée',
      'Inventaire',
      'Réseau',
      ...(isAdmin ? ['Analyse'] : []),
    ])
    cleanup()
  }
})

test('[STAT-01] a deployment without the feature has neither its address nor its menu entry', async () => {
  const features = { ...parseConfig({}).features, analysis: false }
  for (const path of ['/analyse', '/analyse/rapport', '/analyse/reservations']) {
    const { calls } = await display('ROLE_SUPER_ADMIN', path, nothing, { features })
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Analyse' })).toBeNull()
    expect(calls).toEqual([])
    cleanup()
  }
})

test('[STAT-01] reports rows that the server has counted but not returned', async () => {
  const answer = page(orders(30), { 'hydra:totalItems': 40 })
  await display('ROLE_ADMIN', '/analyse', () => json(answer))
  expect(await screen.findByText("partiel : le serveur n'a pas donné toutes les livraisons")).toBeTruthy()
  expect(screen.getByText('sur les 30 dernières livraisons')).toBeTruthy()
})

test('[STAT-02] [STAT-05] deliveries without dates give no figure and no error', async () => {
  const odd = orders(30, { status: 'robot', history: [{ status: 'receive' }, {}, { createdAt: 'hier' }], hold: 0 })
  await display('ROLE_ADMIN', '/analyse?societe=99', () => json(page(odd)))
  expect(await screen.findByText('Aucune livraison lue ne correspond à ces filtres.')).toBeTruthy()
  expect(screen.getByRole('option', { name: '#99 (aucune livraison lue)' })).toBeTruthy()
  cleanup()
  await display('ROLE_ADMIN', '/analyse', () => json(page(odd)))
  const figures = await screen.findByRole('region', { name: 'Chiffres' })
  expect(figures.textContent).toContain('30')
  expect(figures.textContent.match(/trop peu de livraisons/g)).toHaveLength(4)
  expect(figures.textContent).toContain('30 sans date ou sans délai')
  expect(screen.queryByRole('img')).toBeNull()
})

test('[STAT-01] the progress is relative to the rows of the server, not to the number in an old link', async () => {
  const first = page(orders(100), { 'hydra:totalItems': 150, 'hydra:view': { 'hydra:next': '/api/orders?page=2' } })
  const never = new Promise<Response>(() => {})
  await display('ROLE_ADMIN', '/analyse?lues=50000', ({ url }) => (/[?&]page=2(&|$)/.test(url) ? never : json(first)))
  expect(await screen.findByText(/^partiel : 100 livraisons lues sur 150$/)).toBeTruthy()
})

test('[STAT-05] a reversed period shows an explanation instead of an empty result', async () => {
  const some = page(orders(30, { createdAt: '2026-03-07T20:00:00+00:00' }))
  await display('ROLE_ADMIN', '/analyse?du=2026-03-08&au=2026-03-07', () => json(some))
  expect(await screen.findByText(/« Créées du » est après « au »/)).toBeTruthy()
  cleanup()
  await display('ROLE_ADMIN', '/analyse?du=2026-03-09&au=2026-03-09', () => json(some))
  const sentence = await screen.findByText(/^Aucune livraison lue ne correspond à ces filtres\.$/)
  expect(sentence.textContent).not.toContain('après')
})

test('[STAT-01] [STAT-05] a period from the oldest day that is read says that deliveries of this day are missing', async () => {
  const some = page(orders(1000, { createdAt: '2026-03-07T20:00:00+00:00' }), {
    'hydra:totalItems': 2000,
    'hydra:view': { 'hydra:next': '/api/orders?page=2' },
  })
  await display('ROLE_ADMIN', '/analyse?du=2026-03-07', () => json(some))
  await screen.findByText(/^1\s000 livraisons, lecture terminée\.$/)
  const sentence =
    /^ ?La période commence avant ce qui est lu : les livraisons du 07\/03\/2026 et d'avant ne sont pas toutes lues\.$/
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('[STAT-01] an account that sees no delivery gets a message instead of a zero', async () => {
  await display('ROLE_ADMIN', '/analyse', nothing)
  expect(await screen.findByText("Aucune livraison n'est visible avec votre compte.")).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Chiffres' })).toBeNull()
})
