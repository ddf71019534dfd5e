import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, json, rows, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { GroupCard } from './GroupCard.tsx'

const order = (id: number, status: string) => {
  const barcode = `V-XYZ-${id}`
  return { '@id': `/api/orders/${id}`, id, status, barcode, multiOrderCode: 'GROUPEAB' }
}

function open({ bulk = true, code = 'GROUPEAB' }) {
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_USER'] })
  return renderWithQuestion(<GroupCard order={{ ...order(1, 'picked_up'), multiOrderCode: code }} bulk={bulk} />)
}

const group = () => rows([order(2, 'picked_up'), order(3, 'operin')], 2)

test('[NXT-05] the question names the parcels that the step allows and counts the others, and only those are written', async () => {
  // Order 3 allows the step by now, but the question did not count it.
  const calls = answerCalls(({ url, method }) => {
    const id = Number(/orders\/(\d+)/.exec(url)?.[1])
    if (method === 'PATCH') return json(order(id, 'operin'))
    return Number.isNaN(id) ? group() : json(order(id, 'picked_up'))
  })
  await open({})
  fireEvent.click(await screen.findByRole('button', { name: 'Appliquer aux 3 colis' }))
  expect(screen.getByText('Possible pour 2 colis sur 3')).toBeDefined()
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('passer 2 commandes au statut «\u00A0déposée\u00A0»\u202F?')
  expect(question.textContent).toContain('V-XYZ-1, V-XYZ-2')
  expect(question.textContent).not.toContain('V-XYZ-3')
  expect(question.textContent).toContain('1 autre sera laissée de côté\u00A0: son statut ne le permet pas.')
  fireEvent.click(screen.getByRole('button', { name: 'Oui, je confirme' }))
  expect(await screen.findByRole('heading', { name: '2 faites' })).toBeDefined()
  expect(screen.getByRole('heading', { name: '1 laissée de côté' })).toBeDefined()
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ url }) => url)).toEqual([
    '/api/orders/1',
    '/api/orders/2',
  ])
})

test('[OPS-03] a deployment without bulk actions lists the other parcels, and offers no step', async () => {
  answerCalls(group)
  await open({ bulk: false })
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('[NXT-05] a delivery whose group has no other parcel says so', async () => {
  // The search by its barcode finds the others, which have another code.
  answerCalls(group)
  await open({ code: 'SEULABCD' })
  expect(await screen.findByText('Autres colis introuvables')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

const part = 'partiel : 300 livraisons lues sur 1 204 qui ont « V-XYZ » dans leur code-barres'

test.each([
  ['the other parcels that it has found, without a step for all of them', [order(2, 'picked_up')], 2],
  ['that none is among them', [], 0],
])('[NXT-05] a stem with too many matches shows how many were read, and %s', async (_what, found, listed) => {
  const others = Array.from({ length: 300 - found.length }, (_, index) => ({
    ...order(1000 + index, 'receive'),
    multiOrderCode: 'AUTRE',
  }))
  answerCalls(({ url }) => {
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page') ?? 1)
    const shown = [...found, ...others].slice((page - 1) * 100, page * 100)
    return rows(shown, 1204, `/api/orders?itemsPerPage=100&barcode=V-XYZ&page=${page + 1}`)
  })
  await open({})
  const words = (text: string) => text.replaceAll(/\s/g, ' ')
  await screen.findByText((text) => words(text) === part)
  expect(screen.queryAllByRole('listitem')).toHaveLength(listed)
  expect(screen.queryAllByText('Aucun autre colis parmi elles.')).toHaveLength(listed === 0 ? 1 : 0)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).not.toContain(' sur 2')
})
