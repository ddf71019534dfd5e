import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { storeUser } from '#session/session.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
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

const row = (ids: string, status: string, next: Target[], ...others: string[]) => ({ ids, status, next, others })

/** Every status, the statuses that may follow it with the likely one first, and the other entries of its menu. */
const rows = [
  row('[ORD-43] [ORD-44] [ORD-45] [ORD-72]', 'created', ['ready_for_delivery', 'cancel'], 'Dupliquer'),
  row('[ORD-46] [ORD-47] [ORD-48]', 'ready_for_delivery', ['picked_up', 'cancel'], 'Dupliquer'),
  row('[ORD-49] [ORD-50] [ORD-51]', 'picked_up', ['operin', 'left_for_customer_service', 'cancel'], 'Dupliquer'),
  row(
    '[ORD-53] [ORD-54] [ORD-57] [ORD-73]',
    'operin',
    ['receive', 'operout'],
    'Renvoyer le SMS',
    "Renvoyer l'e-mail",
    'Dupliquer',
  ),
  row('[ORD-70]', 'receive', []),
  row('[ORD-66] [ORD-67]', 'operout', ['left_for_customer_service', 'cancel']),
  row('[ORD-58] [ORD-59]', 'reminder', ['receive', 'operout']),
  row('[ORD-60] [ORD-61]', 'overtimedue', ['receive', 'operout']),
  row('[ORD-62] [ORD-63]', 'overtime', ['operout', 'receive']),
  row('[ORD-64] [ORD-65]', 'left_for_customer_service', ['receive', 'cancel']),
  row('[ORD-69]', 'return', []),
  row('[ORD-68] [ORD-71] [ROLE-60] [ROLE-61]', 'cancel', [], 'Supprimer'),
  // A status that a newer server may send.
  row('[ORD-42]', 'fetched_by_robot', []),
]

async function openMenu(role: string, status: string) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  await renderWithQuestion(<OrderMenu order={{ '@id': '/api/orders/14', id: 14, status }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions : livraison 14' }))
  return screen.findAllByRole('menuitem')
}

// The first import of a file takes long on a busy machine. The menu then finds it loaded.
beforeAll(() => import('./OrderActions.tsx'))

beforeEach(() => {
  answerCalls(() => json({}))
})

// `src/session/permissions.test.ts` has what each role may do.
test.each(rows)(
  '$ids the menu offers exactly the entries of « $status », and « Supprimer » to an administrator',
  async (given) => {
    const calls = answerCalls(() => json({}))
    for (const role of ['ROLE_ADMIN', 'ROLE_SHIPPER']) {
      const others = given.others.filter((entry) => entry !== 'Supprimer' || role === 'ROLE_ADMIN')
      const entries = await openMenu(role, given.status)
      expect(new Set(entries.map(({ textContent }) => textContent)), role).toEqual(
        new Set(['Détail', ...given.next.map((target) => move[target]), ...others]),
      )
      expect(entries).toHaveLength(1 + given.next.length + others.length)
      cleanup()
    }
    expect(calls).toEqual([])
  },
)

test('[ORD-52] [ORD-83] [ROLE-59] the entries « Détail » and « Dupliquer » are links', async () => {
  const entries = await openMenu('ROLE_USER', 'picked_up')
  const links = entries.flatMap((entry) => entry.getAttribute('href') ?? [])
  expect(links).toEqual(['/livraisons/detail/14', '/livraisons/dupliquer/14'])
})

/** Each status that staff may set, from one that allows it. */
const moves = (Object.keys(move) as Target[]).map((target) => ({
  target,
  status: rows.find(({ next }) => next.includes(target))?.status ?? '',
}))

test.each(moves)(
  '[ORD-75] [ORD-76] the change from « $status » to « $target » asks first, and sends the status alone',
  async ({ status, target }) => {
    const calls = answerCalls(() => json({ '@id': '/api/orders/14', id: 14, status }))
    await openMenu('ROLE_USER', status)
    fireEvent.click(screen.getByRole('menuitem', { name: move[target] }))
    const question =
      target === 'cancel'
        ? 'Voulez-vous vraiment annuler la commande #14 ?'
        : `Voulez-vous vraiment passer la commande #14 au statut « ${statusLabel(target)} » ?`
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
  // The change would still be allowed.
  { now: 'reminder', sentence: 'est passée au statut « non récupérée depuis un certain temps »' },
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

// `change-orders.test.ts` has the likely next step of each status.
test.each([
  ['overtime', move.operout, false],
  ['receive', 'Détail', true],
])(
  '[NXT-02] [NXT-07] the menu of « %s » opens on « %s », and says whether there is no manual change',
  async (status, focused, isEnd) => {
    await openMenu('ROLE_USER', status)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
    const menu = screen.getByRole('menu')
    const sentence = screen.queryByText(/^Aucun changement manuel depuis «.+»\.$/)
    expect(sentence !== null).toBe(isEnd)
    if (sentence === null) return
    // Beside the entries.
    expect(menu.contains(sentence)).toBe(false)
    expect(sentence.closest(`[id="${menu.getAttribute('aria-describedby')}"]`)).not.toBeNull()
  },
)
