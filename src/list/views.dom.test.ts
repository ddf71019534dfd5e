import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { persistedSearch, useViews } from './views.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  act(toldByAnotherTab)
})

/** Sends the storage event of another tab, so that this tab reads the stored views again. */
const toldByAnotherTab = () => void window.dispatchEvent(new StorageEvent('storage', { key: 'eb_list_views' }))

const views = () => renderHook(() => useViews('lockers'))

test('[LIST-06] a view is saved, renamed and removed', () => {
  const { result } = views()
  act(() => void result.current.save('Papeete', { recherche: 'papeete', tri: '-city' }))
  const [saved] = result.current.views
  expect(saved).toMatchObject({ name: 'Papeete', search: { recherche: 'papeete', tri: '-city' } })
  act(() => void result.current.rename(saved?.id ?? '', 'En ville'))
  expect(result.current.views.map(({ name }) => name)).toEqual(['En ville'])
  act(() => void result.current.remove(saved?.id ?? ''))
  expect(result.current.views).toEqual([])
})

test('[LIST-06] with a full storage a message appears, and the view lasts until the tab is closed', () => {
  const { result } = views()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined })
  let refused: unknown
  act(() => {
    refused = result.current.save('Papeete', {})
  })
  expect(refused).toBe('not persisted')
  expect(result.current.views).toHaveLength(1)
  // Saving a second view keeps the first one, which exists only in this tab.
  act(() => void result.current.save('Faaa', {}))
  expect(result.current.views).toHaveLength(2)
})

test('[LIST-06] a page without https, which has no `crypto.randomUUID`, saves views', () => {
  vi.stubGlobal('crypto', {})
  const { result } = views()
  act(() => void result.current.save('A', {}))
  act(() => void result.current.save('B', {}))
  expect(new Set(result.current.views.map(({ id }) => id)).size).toBe(2)
})

test('[LIST-06] a duplicate name and an invisible name are refused', () => {
  const { result } = views()
  act(() => void result.current.save('Papeete', {}))
  act(() => void result.current.save('Faa', {}))
  const faa = result.current.views.at(-1)?.id ?? ''
  const names = () => result.current.views.map(({ name }) => name)
  act(() => {
    expect(result.current.save(' PAPEETE ', {})).toBe('taken')
    expect(result.current.rename(faa, 'papeete')).toBe('taken')
    expect(result.current.rename(faa, '')).toBe('unseen')
    expect(result.current.save('\u200B\u202E \u00A0', {})).toBe('unseen')
    expect(result.current.save('x'.repeat(61), {})).toBe('unseen')
  })
  expect(names()).toEqual(['Papeete', 'Faa'])
  act(() => void result.current.rename(faa, 'FAA'))
  expect(names()).toEqual(['Papeete', 'FAA'])
})

test('[LIST-06] two tabs that save at once keep both views', () => {
  const { result } = views()
  act(() => void result.current.save('Here', {}))
  const persisted = JSON.parse(localStorage.getItem('eb_list_views') ?? '') as Record<string, object[]>
  const [owner = ''] = Object.keys(persisted)
  const there = { id: '2', list: 'lockers', name: 'There', search: {} }
  // Another tab has stored a view, and its event has not arrived yet.
  localStorage.setItem('eb_list_views', JSON.stringify({ [owner]: [...(persisted[owner] ?? []), there] }))
  act(() => void result.current.save('Here too', {}))
  expect(result.current.views.map(({ name }) => name)).toEqual(['Here', 'There', 'Here too'])
})

test.each(['users', 'companies'] as const)(
  '[LIST-06] what an earlier version kept of a person in a view of %s is neither shown nor left in the storage',
  (list) => {
    const { result } = renderHook(() => useViews(list))
    act(() => void result.current.save('A', {}))
    const text = localStorage.getItem('eb_list_views') ?? ''
    localStorage.setItem('eb_list_views', text.replace('"search":{}', '"search":{"recherche":"Hina","tri":"name"}'))
    expect(localStorage.getItem('eb_list_views')).toContain('Hina')
    act(toldByAnotherTab)
    expect(result.current.views.map(({ search }) => search)).toEqual([{ tri: 'name' }])
    expect(localStorage.getItem('eb_list_views')).toContain('"search":{"tri":"name"}')
    expect(localStorage.getItem('eb_list_views')).not.toContain('Hina')
  },
)

test.each([
  [
    'what narrows and shows the list',
    'bookings',
    { recherche: 'quai', tri: 'name', colonnes: 'id' },
    ['recherche', 'tri', 'colonnes'],
  ],
  ['no page', 'bookings', { page: 3, tri: 'name' }, ['tri']],
  ['no barcode', 'orders', { barcode: 'CMP-1', status: 'operin' }, ['status']],
  [
    'the machine and the company of deliveries',
    'orders',
    { machine: 3, societe: 2, per_page: 50, page: 2 },
    ['machine', 'societe', 'per_page'],
  ],
  ['the days of creation of deliveries', 'orders', { du: '2026-03-01', au: '2026-03-07' }, ['du', 'au']],
  [
    'nothing that the list has not',
    'bookings',
    { tri: 'name', href: 'https://evil.test', to: '/utilisateurs' },
    ['tri'],
  ],
  ['no e-mail address', 'bookings', { recherche: 'hina@mail.pf' }, []],
  ['no phone number', 'bookings', { recherche: '87 12 34 56' }, []],
] as const)('[LIST-06] a view keeps %s', (_what, list, search, persisted) => {
  expect(Object.keys(persistedSearch(list, search)).toSorted()).toEqual(persisted.toSorted())
})

test('[LIST-06] the sorting of a view that an earlier version has stored gets its present word', () => {
  expect(persistedSearch('bookings', { tri: 'desc' })).toEqual({ tri: '-name' })
  expect(persistedSearch('orders', { status: 'operin', tri: 'echeance' })).toEqual({
    status: 'operin',
    tri: 'deadline',
  })
})

test('[LIST-06] views of other people of this browser, and broken ones, are not shown', () => {
  const broken = { '1x': [{ id: '1', list: 'orders', name: 'Autre', search: {} }], owner: 'x' }
  localStorage.setItem('eb_list_views', JSON.stringify(broken))
  act(toldByAnotherTab)
  expect(views().result.current.views).toEqual([])
})
