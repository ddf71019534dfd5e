import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { list } from '#api/generated/companies.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { howMany } from '#ui/copy.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { GrowingListPage } from './GrowingListPage.tsx'
import { useListSearch } from './list-search.ts'
import type { Whole } from './use-whole-rows.ts'

interface Row {
  '@id': string
  name: string
}

const column = columnsOf<Row>()
const columns = column.columns([column.accessor('name', { header: 'Nom', meta: { rowHeader: true } })])
const fetchNextPage = vi.fn(() => Promise.resolve())

/** The list of a super admin, who may create. */
function List({ items, total, hasNextPage }: { items: readonly Row[]; total: number; hasNextPage: boolean }) {
  return (
    <GrowingListPage
      address={useListSearch('companies', columns)}
      words={{
        titles: { list: 'Sociétés' },
        count: howMany.companies,
        actions: { create: 'Nouvelle société' },
        messages: { emptySuggestion: 'Les sociétés créées apparaissent ici.' },
        exported: { title: 'Exporter les sociétés', name: 'societes' },
      }}
      read={(query) => list(query) as unknown as Whole<Row>}
      query={{}}
      list={{ data: { items, total }, hasNextPage, isFetchingNextPage: false, fetchNextPage }}
      create={{ may: 'companies:create', to: '/societes/creation' }}
    />
  )
}

function show(items: readonly Row[], total: number, hasNextPage = items.length < total) {
  signIn()
  storeUser({ firstName: 'Moana', roles: ['ROLE_SUPER_ADMIN'] })
  return renderWithLinks(<List {...{ items, total, hasNextPage }} />)
}

test('[CO-38] an empty list shows its only button in the middle of the list', async () => {
  await show([], 0)
  const link = screen.getByRole('link', { name: 'Nouvelle société' })
  expect(within(screen.getByRole('table')).getByText('Aucun enregistrement !')).toBeDefined()
  expect(screen.getByRole('table').contains(link)).toBe(true)
})

test('[CO-14] a list with rows has the button in its header, and the button for more below its rows', async () => {
  await show([{ '@id': '/api/companies/1', name: 'Vaiana' }], 57)
  const link = screen.getByRole('link', { name: 'Nouvelle société' })
  expect(screen.getByRole('table').contains(link)).toBe(false)
  expect(screen.getByRole('button', { name: 'Charger plus' })).toBeDefined()
})

test('two fast presses on a column sort in descending order', async () => {
  await show([{ '@id': '/api/companies/1', name: 'Vaiana' }], 1)
  const press = screen.getByRole('button', { name: 'Nom' })
  press.click()
  press.click()
  await expect.poll(() => screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending')
})

test('[LIST-01] a list whose links end too early is read again when it is sorted, and says that rows are missing', async () => {
  const member = [1, 2].map((id) => ({ '@id': `/api/companies/${id}`, name: `Société ${id}` }))
  const calls = answerCalls(() => json({ 'hydra:member': member, 'hydra:totalItems': 57 }))
  await show([{ '@id': '/api/companies/1', name: 'Société 1' }], 57, false)
  screen.getByRole('button', { name: 'Nom' }).click()
  expect(await screen.findByText(/^partiel/)).toBeDefined()
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  expect(calls).toHaveLength(1)
})
