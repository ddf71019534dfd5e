import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, type Received } from '#api/test-calls.ts'
import { draw, open } from './test-screens.tsx'

/** The list of deliveries on its route. */

const order = (id: number) => ({ '@id': `/api/orders/${id}`, id, barcode: `CMP-${id}`, status: 'created' })
const rows = (total: number, ...members: object[]) => json({ 'hydra:member': members, 'hydra:totalItems': total })
const pageOf = ({ url }: Received) => new URL(url, 'http://any').searchParams.get('page')

async function show(path: string, answer: (call: Received) => Response | Promise<Response>) {
  const { router, calls } = await open('ROLE_USER', path, answer)
  draw(router)
  await screen.findByRole('heading', { level: 1 })
  const reads = () => calls.filter(({ url }) => /^\/api\/orders\?(?!.*itemsPerPage=1&)/.test(url))
  return { router, reads }
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Code-barres' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test.each([
  [25, '?page=3', ['99', '3']],
  [0, '', ['99', '1']],
])('[ORD-88] page 99 of %i deliveries leads to %j in one step, and Back skips it', async (total, address, asked) => {
  const { router, reads } = await show('/livraisons?page=99', (call) =>
    pageOf(call) === '99' || total === 0 ? rows(total) : rows(total, order(1)),
  )
  await waitFor(() => expect(router.state.location.searchStr).toBe(address))
  await waitFor(() => expect(reads().map(pageOf)).toEqual(asked))
  expect(router.history.length).toBe(1)
})

test('the list and the text in the search field stay while the next page is loading', async () => {
  const gate = Promise.withResolvers<void>()
  await show('/livraisons', async (call) => {
    if (pageOf(call) === '2') await gate.promise
    return rows(12, order(Number(pageOf(call))))
  })
  const table = await screen.findByRole('table')
  fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'))
  type(search(), 'CMP')
  expect(screen.getByRole('rowheader').textContent).toBe('1')
  gate.resolve()
  await waitFor(() => expect(screen.getByRole('rowheader').textContent).toBe('2'))
  expect([table.getAttribute('aria-busy'), search().value]).toEqual([null, 'CMP'])
  // A screen reader announces the new page.
  expect(screen.getByText('12 livraisons, page 2').getAttribute('aria-live')).toBe('polite')
})

test('a barcode that is searched for right after a change of the status keeps that status', async () => {
  const { router } = await show('/livraisons', () => rows(1, order(1)))
  type(search(), 'CMP-1')
  // A scanner is faster than the address.
  type(screen.getByRole('combobox', { name: 'Statut' }), 'operin')
  fireEvent.submit(search())
  await waitFor(() => expect(router.state.location.searchStr).toBe('?barcode=CMP-1&status=operin'))
})

test('[ORD-78] [API-76] after a refused change the list is read again, and shows the stored status', async () => {
  const violations = [{ propertyPath: 'status', message: 'Transition impossible.' }]
  const { reads } = await show('/livraisons?status=created', ({ method, url }) => {
    if (method === 'PATCH') return json({ violations }, 422)
    return url.startsWith('/api/orders/1') ? json(order(1)) : rows(1, order(1))
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions : livraison 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Annuler la commande' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Oui, je confirme' }))
  await screen.findByText('Transition impossible.')
  fireEvent.click(screen.getByRole('button', { name: 'Non' }))
  await waitFor(() => expect(reads()).toHaveLength(2))
  expect(screen.getByRole('rowheader').closest('tr')?.textContent).toContain('Commande créée')
})
