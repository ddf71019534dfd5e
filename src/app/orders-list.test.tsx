import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, type Received, status } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

const order = (id: number, now = 'created') => ({ '@id': `/api/orders/${id}`, id, barcode: `CMP-${id}`, status: now })
const rows = (total: number, ...members: object[]) => json({ 'hydra:member': members, 'hydra:totalItems': total })
const pageOf = ({ url }: Received) => new URL(url, 'http://any').searchParams.get('page')

async function show(path: string, answer: (call: Received) => Response | Promise<Response>) {
  const { router, calls } = await display('ROLE_USER', path, answer)
  await screen.findByRole('heading', { level: 1 })
  const reads = () => calls.filter(({ url }) => /^\/api\/orders\?(?!.*itemsPerPage=1&)/.test(url))
  return { router, reads }
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Code-barres' })
async function chooseEntry(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions : livraison 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
  fireEvent.click(await screen.findByRole('button', { name: 'Oui, je confirme' }))
}
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
  const { reads } = await show('/livraisons', ({ method, url }) => {
    if (method === 'PATCH') return json({ violations }, 422)
    return url.startsWith('/api/orders/1') ? json(order(1)) : rows(1, order(1))
  })
  await chooseEntry('Annuler la commande')
  await screen.findByText('Transition impossible.')
  fireEvent.click(screen.getByRole('button', { name: 'Non' }))
  await waitFor(() => expect(reads()).toHaveLength(2))
  expect(screen.getByRole('rowheader').closest('tr')?.textContent).toContain('Commande créée')
})

test('[ORD-89] [ERR-07] a notification whose answer was lost is not sent again when the connection or the focus returns', async () => {
  let sent = 0
  const { reads } = await show('/livraisons', ({ url }) => {
    if (url.startsWith('/api/orders/1?')) return json(order(1, 'operin'))
    if (!url.includes('resend-notification')) return rows(1, order(1, 'operin'))
    sent += 1
    throw new TypeError('Failed to fetch')
  })
  await chooseEntry('Renvoyer le SMS')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const event of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  type(screen.getByRole('combobox', { name: 'Statut' }), 'operin')
  await waitFor(() => expect(reads().at(-1)?.url).toContain('status=operin'))
  expect(sent).toBe(1)
})

test('[WRK-02] a failed count is a dash with a retry, and other counts stay', async () => {
  let isWell = false
  await show('/livraisons', ({ url }) => {
    if (url.includes('itemsPerPage=1&status=overtime&') && !isWell) return status(403)
    return rows(4, order(1))
  })
  const again = await screen.findByRole('button', { name: 'Expirées\u00A0: nombre inconnu, compter à nouveau' })
  const countOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent
  await waitFor(() => expect(countOf('Déposées')).toBe('Déposées4'))
  expect(again.textContent).toBe('–')
  isWell = true
  fireEvent.click(again)
  await waitFor(() => expect(countOf('Expirées')).toBe('Expirées4'))
})

test('[ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27] a first load asks for what the address says, under the names of the API', async () => {
  const { reads } = await show('/livraisons?page=2&per_page=20&barcode=CMP-00&status=operin', () => rows(45, order(9)))
  await screen.findByRole('rowheader')
  const choices = ['Statut', 'Par page'].map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value)
  expect([search().value, ...choices]).toEqual(['CMP-00', 'operin', '20'])
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  const asked = reads().map(({ url }) => Object.fromEntries(new URL(url, 'http://any').searchParams))
  expect(asked).toMatchObject([{ page: '2', itemsPerPage: '20', barcode: 'CMP-00', status: 'operin' }])
})
