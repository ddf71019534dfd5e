import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { OrderHead } from './OrderHead.tsx'

interface Row {
  status: string
  button?: string
  menu?: string[]
  /** Only administrators delete. */
  menuOfAdmins?: string[]
  /** The status as a remark names it, where nobody may change it. */
  end?: string
}

const received = 'Marquer comme récupérée par le client'
const takenBack = 'Marquer comme récupérée par le coursier'

/** Actions in the header: the likely next step as a button, the rest in the menu. `OrderActions.test.tsx` has every status. */
const rows: Row[] = [
  { status: 'operin', button: received, menu: [takenBack, 'Renvoyer le SMS', "Renvoyer l'e-mail", 'Dupliquer'] },
  { status: 'receive', end: 'récupérée par le client' },
  { status: 'cancel', menuOfAdmins: ['Supprimer'], end: 'annulée' },
]

async function open(role: string, status: string, leave = () => {}) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  const order = { '@id': '/api/orders/14', id: 14, status }
  await renderWithQuestion(<OrderHead order={order} back={null} refresh={null} leave={leave} />)
}

const group = () => screen.getByRole('group', { name: 'Actions' })
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
const remark = () => plain(document.getElementById(group().getAttribute('aria-describedby') ?? '')?.textContent)

async function entries() {
  const trigger = screen.queryByRole('button', { name: 'Actions : livraison 14' })
  if (trigger === null) return []
  fireEvent.click(trigger)
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test.each(rows)(
  '[NXT-01] [NXT-07] the head offers exactly the actions of « $status », and a deletion to an administrator',
  async (row) => {
    const calls = answerCalls(() => json({}))
    for (const role of ['ROLE_ADMIN', 'ROLE_USER']) {
      await open(role, row.status)
      const menu = row.menu ?? (role === 'ROLE_ADMIN' ? row.menuOfAdmins : undefined)
      const buttons = screen
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
      expect(buttons, role).toEqual([...(row.button ? [row.button] : []), ...(menu ? ['Actions : livraison 14'] : [])])
      expect(remark(), role).toBe(row.end && `Aucun changement manuel depuis « ${row.end} ».`)
      expect(await entries(), role).toEqual(menu ?? [])
      cleanup()
    }
    expect(calls).toEqual([])
  },
)

test('[NXT-01] a deleted delivery leaves its page, and a refused deletion does not', async () => {
  const answers = [json({}, 500), new Response(null, { status: 204 })]
  answerCalls(() => answers.shift() ?? json({}))
  let left = 0
  await open('ROLE_ADMIN', 'cancel', () => (left += 1))
  for (const expected of [0, 1]) {
    fireEvent.click(screen.getByRole('button', { name: 'Actions : livraison 14' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Oui, je confirme' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(left).toBe(expected))
  }
})
