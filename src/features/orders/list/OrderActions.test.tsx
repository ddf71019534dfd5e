import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { ConfirmViewport } from '#ui/dialog/ConfirmViewport.tsx'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { OrderMenu } from './columns.tsx'

const move = {
  ready_for_delivery: 'Marquer comme prête pour la livraison',
  picked_up: 'Passer en cours de livraison',
  operin: 'Marquer comme déposée',
  receive: 'Marquer comme récupérée par le client',
  operout: 'Marquer comme récupérée par le coursier',
  left_for_customer_service: 'Marquer comme retournée au service client',
  cancel: 'Annuler la commande',
}

type Target = keyof typeof move

/** The labels of the statuses that staff may set, as the question quotes them. */
const quoted: Record<Exclude<Target, 'cancel'>, string> = {
  ready_for_delivery: 'prête pour la livraison',
  picked_up: 'en cours de livraison',
  operin: 'déposée',
  receive: 'récupérée par le client',
  operout: 'récupérée par le coursier',
  left_for_customer_service: 'retournée au service client',
}

interface Row {
  ids: string
  status: string
  next: Target[]
  others?: string[]
}

/** Every status, the statuses that may follow it, and the other entries of its menu. */
const rows: Row[] = [
  {
    ids: '[ORD-43] [ORD-44] [ORD-45]',
    status: 'created',
    next: ['ready_for_delivery', 'cancel'],
    others: ['Dupliquer'],
  },
  {
    ids: '[ORD-46] [ORD-47] [ORD-48]',
    status: 'ready_for_delivery',
    next: ['picked_up', 'cancel'],
    others: ['Dupliquer'],
  },
  {
    ids: '[ORD-49] [ORD-50] [ORD-51]',
    status: 'picked_up',
    next: ['operin', 'left_for_customer_service', 'cancel'],
    others: ['Dupliquer'],
  },
  {
    ids: '[ORD-53] [ORD-54] [ORD-57]',
    status: 'operin',
    next: ['receive', 'operout'],
    others: ['Renvoyer le SMS', "Renvoyer l'e-mail", 'Dupliquer'],
  },
  { ids: '[ORD-70]', status: 'receive', next: [] },
  { ids: '[ORD-66] [ORD-67]', status: 'operout', next: ['left_for_customer_service', 'cancel'] },
  { ids: '[ORD-58] [ORD-59]', status: 'reminder', next: ['receive', 'operout'] },
  { ids: '[ORD-60] [ORD-61]', status: 'overtimedue', next: ['receive', 'operout'] },
  { ids: '[ORD-62] [ORD-63]', status: 'overtime', next: ['receive', 'operout'] },
  { ids: '[ORD-64] [ORD-65]', status: 'left_for_customer_service', next: ['receive', 'cancel'] },
  { ids: '[ORD-69]', status: 'return', next: [] },
  { ids: '[ORD-68] [ROLE-60] [ROLE-61]', status: 'cancel', next: [], others: ['Supprimer'] },
  // A status that a newer server may send.
  { ids: '[ORD-42]', status: 'fetched_by_robot', next: [] },
]

async function openMenu(role: string, status: string) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  await renderWithLinks(
    <QueryClientProvider client={new QueryClient()}>
      <OrderMenu order={{ '@id': '/api/orders/14', id: 14, status }} />
      <ConfirmViewport />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Actions : livraison 14' }))
  return screen.findAllByRole('menuitem')
}

// The first import of a file takes long on a busy machine. The menu then finds it loaded.
beforeAll(() => import('./OrderActions.tsx'))

beforeEach(() => {
  answerCalls(() => json({}))
})
afterEach(cleanup)

const admins = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN']
const everybody = [...admins, 'ROLE_USER', 'ROLE_TECH', 'ROLE_SHIPPER']

test.each(rows)('$ids the menu offers each role exactly the entries of « $status »', async (row) => {
  const calls = answerCalls(() => json({}))
  for (const role of everybody) {
    const others = (row.others ?? []).filter((entry) => entry !== 'Supprimer' || admins.includes(role))
    const entries = await openMenu(role, row.status)
    expect(new Set(entries.map(({ textContent }) => textContent)), role).toEqual(
      new Set(['Détail', ...row.next.map((target) => move[target]), ...others]),
    )
    expect(entries).toHaveLength(1 + row.next.length + others.length)
    cleanup()
  }
  expect(calls).toEqual([])
})

test('[ORD-52] [ORD-83] [ROLE-59] the entries « Détail » and « Dupliquer » are links', async () => {
  const entries = await openMenu('ROLE_USER', 'picked_up')
  const links = entries.flatMap((entry) => entry.getAttribute('href') ?? [])
  expect(links).toEqual(['/livraisons/detail/14', '/livraisons/dupliquer/14'])
})

const moves = rows.flatMap(({ status, next }) => next.map((target) => ({ status, target })))

test.each(moves)(
  '[ORD-75] [ORD-76] the change from « $status » to « $target » asks first, and sends the status alone',
  async ({ status, target }) => {
    const calls = answerCalls(() => json({ '@id': '/api/orders/14', id: 14, status }))
    await openMenu('ROLE_USER', status)
    fireEvent.click(screen.getByRole('menuitem', { name: move[target] }))
    const question =
      target === 'cancel'
        ? 'Voulez-vous vraiment annuler la commande #14 ?'
        : `Voulez-vous vraiment passer la commande #14 au statut « ${quoted[target]} » ?`
    const dialog = await screen.findByRole('dialog', { name: move[target] })
    expect(dialog.textContent?.replaceAll(/\s/g, ' ')).toContain(question)
    expect(calls).toEqual([])

    fireEvent.click(screen.getByRole('button', { name: 'Oui, je confirme' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The order is refetched before the change.
    expect(calls.map(({ method, url, body }) => [method, url.split('?')[0], body])).toEqual([
      ['GET', '/api/orders/14', undefined],
      ['PATCH', '/api/orders/14', { status: target }],
    ])
  },
)

test.each([
  {
    now: 'operout',
    sentence: "Entre-temps, la commande #14 est passée au statut « récupérée par le coursier ». Rien n'a été envoyé",
  },
  { now: undefined, sentence: "Le statut actuel de la commande #14 n'est pas connu. Rien n'a été envoyé" },
])('[ORD-75] no change is sent when the status is now $now, and the question says so', async ({ now, sentence }) => {
  const calls = answerCalls(() => json({ '@id': '/api/orders/14', id: 14, status: now }))
  await openMenu('ROLE_USER', 'operin')
  fireEvent.click(screen.getByRole('menuitem', { name: move.receive }))
  fireEvent.click(await screen.findByRole('button', { name: 'Oui, je confirme' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent?.replaceAll(/\s/g, ' ')).toContain(sentence)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

/** The entry that has the focus when the menu opens. Where there is no likely next step, the first entry has it. */
const likely: Record<string, string> = {
  created: move.ready_for_delivery,
  ready_for_delivery: move.picked_up,
  picked_up: move.operin,
  operin: move.receive,
  receive: 'Détail',
  operout: move.left_for_customer_service,
  reminder: move.receive,
  overtimedue: move.receive,
  overtime: move.operout,
  left_for_customer_service: move.receive,
  return: 'Détail',
  cancel: 'Détail',
  fetched_by_robot: 'Détail',
}

test.each(rows)(
  '[NXT-02] the menu of « $status » opens on its likely next step, never on a cancellation',
  async (row) => {
    await openMenu('ROLE_USER', row.status)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(likely[row.status]))
  },
)

test.each(rows)(
  '[NXT-07] the menu of « $status » says when there is no manual change, beside its entries',
  async (row) => {
    await openMenu('ROLE_USER', row.status)
    const menu = screen.getByRole('menu')
    const sentence = screen.queryByText(/^Aucun changement manuel depuis «.+»\.$/)
    expect(sentence !== null).toBe(row.next.length === 0)
    if (sentence === null) return
    expect(menu.contains(sentence)).toBe(false)
    expect(sentence.closest(`[id="${menu.getAttribute('aria-describedby')}"]`)).not.toBeNull()
  },
)
