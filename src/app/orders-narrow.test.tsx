import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Received, record, rows as pageOf, silence, status } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

/** Deliveries of one machine or company, which the server cannot filter: rows read so far, and reading further pages. */

const order = (id: number, machine: number) => ({
  ...record('orders', id),
  barcode: `CMP-${id}`,
  status: 'operin',
  company: { '@id': '/api/companies/2', id: 2, name: 'Vaima' },
  locker: { '@id': `/api/lockers/${machine}`, id: machine, shortLocation: machine === 3 ? 'Taina' : 'Faaa' },
})

interface Page {
  rows: object[]
  next?: string
  total?: number
}
const page = ({ rows, next, total = 5 }: Page) => pageOf(rows, total, next)

const first: Page = { rows: [order(9, 3), order(8, 4), order(7, 3)], next: '/api/orders?suite=b' }
/** A delivery was created meanwhile, so the last row of the first page is repeated. */
const second: Page = { rows: [order(7, 3), order(6, 4), order(5, 3)], total: 6 }

const isFurther = ({ url }: Received) => url.includes('suite=')
const isFirst = ({ url }: Received) => url.includes('itemsPerPage=100')

type Answer = (call: Received) => Response | Promise<Response>
const server =
  (further: Answer = () => page(second), start: Answer = () => page(first)): Answer =>
  (call) =>
    isFurther(call) ? further(call) : isFirst(call) ? start(call) : page({ rows: [order(9, 3)] })

async function show(answer = server(), path = '/livraisons?machine=3') {
  const { router, calls } = await display('ROLE_SUPER_ADMIN', path, answer)
  await screen.findByRole('heading', { level: 1 })
  return { router, calls: () => calls.filter((call) => isFirst(call) || isFurther(call)) }
}

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const headline = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent
const readOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Lire la suite' }))

test('[LIST-04] the list says what it has found in what it has read, and reads on by the link', async () => {
  const { calls } = await show(server(), '/livraisons?machine=3&status=operin')
  expect(await screen.findByText('2 trouvées sur 3 lues')).toBeTruthy()
  expect(rows()).toEqual(['9', '7'])
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  await readOn()
  expect(await screen.findByText('3 trouvées sur 5 lues · La liste est peut-être incomplète.')).toBeTruthy()
  expect(rows()).toEqual(['9', '7', '5'])
  expect(screen.queryByRole('button', { name: 'Lire la suite' })).toBeNull()
  const [start, next] = calls()
  expect(next?.url).toBe('/api/orders?suite=b')
  const names = [...new URL(start?.url ?? '', 'http://any').searchParams.keys()].map((name) => name.split('[')[0])
  expect(new Set(names)).toEqual(new Set(['page', 'itemsPerPage', 'status', 'order', 'q']))
})

test('[LIST-04] deliveries that do not name their machine are counted, and nothing found is not called no result', async () => {
  const { locker: _none, ...lost } = order(6, 3)
  await show(server(undefined, () => page({ rows: [lost], total: 1 })))
  await screen.findByText("0 trouvée sur 1 lue · partiel : la machine de 1 livraison n'est pas indiquée")
  expect(screen.getByText('Aucune livraison trouvée dans ce qui a été lu.')).toBeTruthy()
  expect(screen.queryByText('Aucun résultat')).toBeNull()
})

test('[LIST-04] a further page that cannot be read is said beside what was read, and read again there', async () => {
  let isWell = false
  await show(server(() => (isWell ? page(second) : status(500))))
  await readOn()
  expect(await screen.findByText("2 trouvées sur 3 lues · La suite n'a pas pu être lue.")).toBeTruthy()
  expect(rows()).toEqual(['9', '7'])
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  isWell = true
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(/^3 trouvées sur 5 lues/)).toBeTruthy()
})

test('[LIST-04] a first page that cannot be read does not show an empty result', async () => {
  let isWell = false
  await show(server(undefined, () => (isWell ? page(first) : status(500))))
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.queryByText('Aucun résultat')).toBeNull()
  expect(screen.queryByText(/trouvée/)).toBeNull()
  expect(screen.getAllByText("Les livraisons n'ont pas pu être lues.").length).toBeGreaterThan(0)
  expect(headline()).toBe('Livraisons')
  isWell = true
  fireEvent.click(retry)
  expect(await screen.findByText('2 trouvées sur 3 lues')).toBeTruthy()
})

test('[LIST-04] while the first page is loading, the list makes no claim', async () => {
  await show(server(undefined, silence))
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByText(/trouvée|Aucun résultat/)).toBeNull()
  expect(headline()).toBe('Livraisons')
})

test('[LIST-04] « Actualiser » refetches the pages already read, and no others', async () => {
  const { calls } = await show()
  await readOn()
  await screen.findByText(/^3 trouvées/)
  fireEvent.click(await screen.findByRole('button', { name: 'Actualiser' }))
  await waitFor(() => expect(calls()).toHaveLength(4))
  expect(rows()).toEqual(['9', '7', '5'])
})

test('[WRK-05] [LIST-04] a worklist changes the status and keeps the other filters as chips', async () => {
  const kept = { per_page: '50', barcode: 'CMP', machine: '3', societe: '2', colonnes: 'id,status' }
  await show(server(), `/livraisons?${new URLSearchParams({ ...kept, status: 'operin', page: '2' })}`)
  const target = (name: string) => {
    const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href, 'http://any')
    return [pathname, Object.fromEntries(searchParams)]
  }
  expect(target('Expirées')).toEqual(['/livraisons', { ...kept, status: 'overtime' }])
  expect(target('Toutes')).toEqual(['/livraisons', kept])
  expect(await screen.findAllByRole('button', { name: /^Retirer le filtre/ })).toHaveLength(3)
})

test('[LIST-04] a machine keeps its name in a worklist without a delivery of it', async () => {
  const answer = server()
  const { router } = await show((call) =>
    call.url.includes('status=overtime') ? page({ rows: [order(6, 4)] }) : answer(call),
  )
  await screen.findByText('2 trouvées sur 3 lues')
  fireEvent.click(screen.getByRole('link', { name: 'Expirées' }))
  expect(await screen.findByText(/^0 trouvée sur/)).toBeTruthy()
  expect(router.state.location.searchStr).toBe('?status=overtime&machine=3')
  expect(screen.getByRole('button', { name: /Retirer le filtre Machine «\u00A0Taina\u00A0»/ })).toBeTruthy()
})

test('[LIST-04] a machine that was just chosen has its name before any delivery of it is read', async () => {
  const marina = { '@id': '/api/lockers/12', id: 12, shortLocation: 'Marina' }
  const answer = server()
  await show((call) => (call.url.startsWith('/api/lockers') ? page({ rows: [marina], total: 1 }) : answer(call)))
  fireEvent.click(await screen.findByRole('button', { name: 'Machine, société, date' }))
  const field = await screen.findByLabelText('Machine')
  await screen.findByRole('option', { name: 'Marina' })
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Filtrer' }))
  expect(await screen.findByRole('button', { name: 'Retirer le filtre Machine «\u00A0Marina\u00A0»' })).toBeTruthy()
})

test('[LIST-04] an account that may not list companies chooses among those of the deliveries', async () => {
  const answer = server()
  await show((call) => (call.url.startsWith('/api/companies') ? status(403) : answer(call)))
  fireEvent.click(await screen.findByRole('button', { name: 'Machine, société, date' }))
  await screen.findByText('Choix limité à ce que montrent les livraisons lues.')
  const options = within(screen.getByLabelText('Société')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Toutes', 'Vaima'])
})

test('[LIST-04] the number beside the title is that of the shown rows', async () => {
  const { router } = await show(server(undefined, () => page({ ...first, total: 1876 })))
  await screen.findByText('2 trouvées sur 3 lues')
  expect(headline()).toBe('Livraisons2 livraisons')
  fireEvent.click(screen.getByRole('button', { name: /Retirer le filtre Machine/ }))
  await screen.findByRole('navigation', { name: 'Pagination' })
  expect(headline()).toBe('Livraisons5 livraisons')
  await act(() => router.navigate({ to: '/livraisons', search: { machine: 999 } }))
  await screen.findByText('0 trouvée sur 3 lues')
  expect(headline()).toBe('Livraisons0 livraison')
})
