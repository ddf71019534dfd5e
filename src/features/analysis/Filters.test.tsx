import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderBesideRouter } from '#ui/render-ui.tsx'
import { Filters } from './Filters.tsx'
import type { AnalysisSearch } from './search.ts'

const filters = (search: AnalysisSearch, onChange: (change: AnalysisSearch) => void = () => undefined) => (
  <Filters search={search} companies={[{ id: 3, name: 'Vaima' }]} machines={[]} onChange={onChange} />
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

test('[STAT-05] a change contains only the changed filter, so that it does not undo a pending one', () => {
  const onChange = vi.fn()
  renderBesideRouter(filters({ lues: 2000 }, onChange))
  type(day('Créées du'), '2026-07-01')
  type(day('au'), '2026-07-12')
  fireEvent.change(screen.getByLabelText('Société'), { target: { value: '3' } })
  expect(onChange.mock.calls).toEqual([
    [{ du: '2026-07-01' }, false],
    [{ au: '2026-07-12' }, false],
    [{ societe: 3 }, true],
  ])
})
