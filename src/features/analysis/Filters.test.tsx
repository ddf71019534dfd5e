import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBesideRouter, renderWithLinks } from '#ui/render-ui.tsx'
import { Filters } from './Filters.tsx'
import type { AnalysisSearch } from './search.ts'

const filters = (search: AnalysisSearch) => (
  <Filters search={search} companies={[{ id: 3, name: 'Vaima' }]} machines={[]} />
)
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

test('[STAT-05] a digit typed in a date stays when the address of the previous digit arrives late', () => {
  const { rerender } = renderBesideRouter(filters({}))
  const from = day('Créées du')
  // The first digit of « 12 » is already a valid date.
  type(from, '2026-07-01')
  type(from, '2026-07-12')
  rerender(filters({ du: '2026-07-01' }))
  expect(from.value).toBe('2026-07-12')
  rerender(filters({ du: '2026-07-12' }))
  expect(from.value).toBe('2026-07-12')
  // Back.
  rerender(filters({}))
  expect(from.value).toBe('')
})

test('[STAT-05] a change contains only the changed filter, so that it does not undo a pending one', async () => {
  const { router } = await renderWithLinks(filters({}))
  type(day('Créées du'), '2026-07-01')
  type(day('au'), '2026-07-12')
  fireEvent.change(screen.getByLabelText('Société'), { target: { value: '3' } })
  await expect
    .poll(() => router.state.location.search)
    .toMatchObject({ du: '2026-07-01', au: '2026-07-12', societe: 3 })
  // Only the company is a step of the history.
  expect(router.history.length).toBe(2)
})
