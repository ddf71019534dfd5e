import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Received, record, rows, status } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

/** Compares an export with its list on the real screens: filtered, sorted, and with a failing server. */

const files: Blob[] = []
const names: string[] = []

beforeEach(() => {
  files.length = 0
  names.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
})

const cities = ['Punaauia', 'Papeete', 'Épices-Ville', 'papara']
const ids = Array.from({ length: 12 }, (_, index) => index + 1)
const cityOf = (id: number) => cities[id % cities.length] ?? ''

/** A company, a machine or a user. */
const rowOf = (path: string, id: number) => ({
  ...record(path, id),
  name: `${cityOf(id)} ${id}`,
  contactName: id % 3 === 0 ? undefined : `Hina ${12 - id}`,
  cleveronApmId: `APM${100 - id}`,
  shortLocation: `Quai ${id}`,
  city: cityOf(id),
  firstName: id % 4 === 0 ? undefined : 'Teva',
  lastName: cityOf(id),
  roles: [id % 2 === 0 ? 'ROLE_ADMIN' : 'ROLE_SHIPPER'],
  memberships: [],
  ownerships: [],
})

/** Five rows a page, whatever size is requested. The second page starts with the last row of the first. */
function server({ url }: Received) {
  const { pathname, searchParams } = new URL(url, 'http://any')
  const [, path] = /^\/api\/(companies|lockers|users)$/.exec(pathname) ?? []
  if (path === undefined) return rows([], 0)
  const page = Number(searchParams.get('page') ?? 1)
  searchParams.set('page', String(page + 1))
  const first = Math.max(0, (page - 1) * 5 - (page === 2 ? 1 : 0))
  const shown = ids.slice(first, page * 5).map((id) => rowOf(path, id))
  return rows(shown, ids.length, page < 3 && `${pathname}?${searchParams}`)
}

async function show(path: string, typed: string | undefined, answer: typeof server = server) {
  await display('ROLE_ADMIN', path, answer)
  const table = await screen.findByRole('table')
  if (typed !== undefined) {
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Filtrer' }), { target: { value: typed } })
    await screen.findByText(/résultats? sur 12$/)
  }
  // A sorted list contains the rows of all pages.
  else await waitFor(allRows(table))
  return table
}

const allRows = (table: HTMLElement) => () => {
  if (within(table).getAllByRole('rowheader').length < ids.length) throw new Error('Rows are missing.')
}

async function start() {
  fireEvent.click(await screen.findByRole('button', { name: 'Exporter' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter' }))
  return dialog
}

async function linesOfFile() {
  await waitFor(() => expect(files).toHaveLength(1))
  const lines: string[][] = parse((await files[0]?.text()) ?? '', { bom: true, delimiter: ';', from_line: 2 })
  return lines
}

const numbersIn = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('td, th')?.textContent?.replace('#', ''))

test.each([
  ['/societes', 'epices'],
  ['/lockers?tri=-city', 'quai'],
  ['/utilisateurs?tri=name', undefined],
  ['/utilisateurs?tri=-roles', 'teva'],
])(
  '[EXP-01] [LIST-01] [LIST-03] the file of %s with the filter %s has the rows of the list in its order',
  async (path, typed) => {
    const shown = numbersIn(await show(path, typed))
    expect(shown.length).toBeGreaterThan(0)
    const dialog = await start()
    expect((await linesOfFile()).map(([number]) => number)).toEqual(shown)
    await waitFor(() => expect(dialog.getByRole('status').textContent).toContain(`${shown.length} ligne`))
    expect(dialog.getByRole('status').textContent).not.toContain('partiel')
  },
)

test('[EXP-01] a filter without a match gives a file with only the header line', async () => {
  await show('/societes', 'rien de tel')
  await start()
  expect(await linesOfFile()).toEqual([])
})

test.each([
  ['/societes', 'hina', 'societes'],
  ['/lockers', 'papeete', 'machines_papeete'],
])('[EXP-05] the file of %s with the filter %s names no person', async (path, typed, name) => {
  await show(path, typed)
  await start()
  expect(await nameOfFile()).toBe(name)
})

test('[EXP-05] the file of the bookings names no person', async () => {
  const company = { '@id': '/api/companies/2', id: 2, name: 'hina@mail.pf', bookingSlots: [] }
  await display('ROLE_ADMIN', '/bookings?recherche=hina@mail.pf', () => rows([company], 1))
  await start()
  expect(await nameOfFile()).toBe('bookings')
})

/** Name of the file, without its time. */
async function nameOfFile() {
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^[a-z_-]+_\d{4}-\d\d-\d\d_\d{4}\.csv$/)]))
  return names[0]?.replace(/_\d{4}-.*/, '')
}

test('[EXP-03] after a failure the rows read of a sorted list can be saved as a partial file, in the order of the list', async () => {
  let isDown = false
  await show('/societes?tri=-id', undefined, (call) =>
    isDown && !call.url.includes('page=1&') ? status(500) : server(call),
  )
  isDown = true
  const dialog = await start()
  fireEvent.click(await dialog.findByRole('button', { name: 'Garder les 5 lignes lues' }))
  expect((await linesOfFile()).map(([number]) => number)).toEqual(['5', '4', '3', '2', '1'])
  await waitFor(() => expect(dialog.getByRole('status').textContent).toContain('Export partiel'))
})
