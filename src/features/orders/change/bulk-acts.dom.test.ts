import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { storeUser } from '#session/session.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { BulkActs } from './BulkActs.tsx'
import { fail, openBulkJobScreen, press, jobResultOf, seed, signIn, startStub, world } from './test-bulk-job-screen.ts'

/** Bulk actions from the bar to the result, with the real client, against the stub. */

const calls = () =>
  world()
    .requests.list()
    .map(({ method, path, query }) => `${method} ${path.replace('/api/', '')}${method === 'GET' ? '' : query}`)

beforeEach(startStub)

const confirm = () => press('Oui, je confirme')
const buttons = () =>
  within(screen.getByRole('group', { name: 'Actions sur la sélection' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

async function entries() {
  await press('Autres actions')
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

async function choose(name: string) {
  await press('Autres actions')
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Orders 1, 2 … with these statuses on screen. The server may have other statuses. */
async function open(statuses: string[], { now = {}, role = 'ROLE_ADMIN' }: { now?: object; role?: string } = {}) {
  const orders = statuses.map((status, index) => ({ id: index + 1, barcode: `V-${index + 1}`, status }))
  await seed(orders.map((order) => anOrder({ ...order, ...(now as Record<number, object>)[order.id] })))
  await signIn(role === 'ROLE_ADMIN' ? 'admin' : 'membre')
  storeUser({ firstName: 'Teva', roles: [role] })
  await openBulkJobScreen(() => createElement(BulkActs, { orders }))
  await screen.findByRole('group', { name: 'Actions sur la sélection' })
  world().requests.clear()
}

const times = (count: number, status: string) => Array.from({ length: count }, () => status)

test('[BULK-02] the common next statuses are offered, and those that only some allow show a count', async () => {
  await open([...times(9, 'created'), ...times(3, 'picked_up')])
  expect(buttons()).toEqual(['Prête pour la livraison (9 sur 12)', 'Déposée (3 sur 12)', 'Autres actions'])
  expect(await entries()).toEqual([
    'Retournée au service client (3 sur 12)',
    'Assigner un livreur',
    'Annuler les commandes',
  ])
})

test('[BULK-02] a role is offered only the actions it has on one order, and nobody deletes many', async () => {
  await open(['operin', 'cancel'], { role: 'ROLE_USER' })
  expect(buttons()).toEqual([
    'Récupérée par le client (1 sur 2)',
    'Récupérée par le coursier (1 sur 2)',
    'Autres actions',
  ])
  expect(await entries()).toEqual(['Renvoyer le SMS (1 sur 2)', "Renvoyer l'e-mail (1 sur 2)"])
})

test('[BULK-02] orders without allowed actions show a message', async () => {
  await open(['receive', 'cancel'], { role: 'ROLE_USER' })
  expect(buttons()).toEqual([])
  expect(screen.getByText("Aucun changement n'est possible pour ces livraisons.")).toBeDefined()
})

test('[BULK-02] [BULK-03] [BULK-05] an order that the question did not count is not written, even if it is allowed by now', async () => {
  await open(['created', 'picked_up'], { now: { 2: { status: 'created' } } })
  await press('Prête pour la livraison (1 sur 2)')
  expect((await screen.findByRole('dialog')).textContent).toContain('1 autre sera laissée de côté')
  await confirm()
  expect(await jobResultOf()).toEqual([
    '1 faite',
    '#1 · V-1',
    '1 laissée de côté',
    '#2 · V-2au statut «\u00A0Commande créée\u00A0»',
  ])
  expect(calls().filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH orders/1'])
})

test('[BULK-02] a cancellation asks to type the count, and cancels no other order', async () => {
  // The third one can now be cancelled, but the question counted two.
  await open(['created', 'picked_up', 'receive'], { now: { 3: { status: 'operout' } } })
  await choose('Annuler les commandes (2 sur 3)')
  const field = await screen.findByRole('textbox', { name: 'Tapez 2 pour confirmer' })
  fireEvent.change(field, { target: { value: '3' } })
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe("Rien n'a été envoyé\u00A0: tapez 2 pour confirmer.")
  expect(calls()).toEqual([])
  fireEvent.change(field, { target: { value: '2' } })
  await confirm()
  expect(await jobResultOf()).toEqual([
    '2 faites',
    '#1 · V-1',
    '#2 · V-2',
    '1 laissée de côté',
    '#3 · V-3au statut «\u00A0récupérée par le coursier\u00A0»',
  ])
})

test('[BULK-02] [BULK-03] one courier for all of them, and the order that has this courier already is skipped', async () => {
  await open(['created', 'operin', 'receive'], { now: { 2: { shippedBy: 5 } } })
  await choose('Assigner un livreur')
  const list = await screen.findByRole('combobox', { name: 'Livreur' })
  await waitFor(() => expect(list.querySelector('option[value="/api/users/5"]')).not.toBeNull())
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe('Choisissez un livreur.')
  fireEvent.change(list, { target: { value: '/api/users/5' } })
  world().requests.clear()
  await confirm()
  expect(await jobResultOf()).toEqual([
    '2 faites',
    '#1 · V-1',
    '#3 · V-3',
    '1 laissée de côté',
    '#2 · V-2déjà assignée à ce livreur',
  ])
  const writes = world()
    .requests.list()
    .filter(({ method }) => method === 'PATCH')
  expect(writes.map(({ body }) => body)).toEqual([1, 3].map(() => ({ shippedBy: '/api/users/5' })))
  expect(calls().filter((call) => call.endsWith('/1'))).toEqual(['GET orders/1', 'PATCH orders/1'])
})

test('[BULK-05] a message whose answer was lost is « peut-être envoyé », and is not retried', async () => {
  await open(['operin', 'operin', 'created'])
  fail('GET', '/orders/2/resend-notification', { status: 503 })
  await choose('Renvoyer le SMS (2 sur 3)')
  await confirm()
  expect(await jobResultOf()).toEqual([
    '1 faite',
    '#1 · V-1',
    '1 laissée de côté',
    '#3 · V-3au statut «\u00A0Commande créée\u00A0»',
    '1 peut-être envoyé',
    '#2 · V-2erreur 503 du serveur',
  ])
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(calls().filter((call) => call.includes('resend'))).toHaveLength(2)

  await press('Fermer')
  await choose('Renvoyer le SMS (2 sur 3)')
  expect((await screen.findByRole('dialog')).textContent).toContain(
    "Déjà renvoyé il y a moins de 10 min pour 2 d'entre elles.",
  )
})
