import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keptSearch, resetViews, textsOf, useViews } from './views.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  act(resetViews)
})

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

test('[LIST-06] where the storage is full, that is told, and the view counts until the tab is closed', () => {
  const { result } = views()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined })
  let isKept = true
  act(() => {
    isKept = result.current.save('Papeete', {})
  })
  expect(isKept).toBe(false)
  expect(result.current.views).toHaveLength(1)
})

test.each([
  [
    'what narrows and shows the list',
    { recherche: 'quai', tri: 'name', colonnes: 'id' },
    ['recherche', 'tri', 'colonnes'],
  ],
  ['no page', { page: 3, tri: 'name' }, ['tri']],
  ['no barcode', { barcode: 'CMP-1', status: 'operin' }, ['status']],
  [
    'the machine and the company of deliveries',
    { machine: 3, societe: 2, per_page: 50, page: 2 },
    ['machine', 'societe', 'per_page'],
  ],
  ['no e-mail address', { recherche: 'hina@mail.pf' }, []],
  ['no phone number', { recherche: '87 12 34 56' }, []],
])('[LIST-06] a view keeps %s', (_what, search, kept) => {
  expect(Object.keys(keptSearch(search))).toEqual(kept)
})

test('[LIST-06] a list that is also narrowed by a barcode is not what its view shows', () => {
  const search = { status: 'operin', barcode: 'CMP-1', page: 2 }
  expect(textsOf(search)).toEqual({ status: 'operin', barcode: 'CMP-1' })
  expect(textsOf(search)).not.toEqual(keptSearch(search))
})

test('[LIST-06] views of other people of this browser, and broken ones, are not shown', () => {
  const broken = { '1x': [{ id: '1', list: 'orders', name: 'Autre', search: {} }], owner: 'x' }
  localStorage.setItem('eb_list_views', JSON.stringify(broken))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'eb_list_views' })))
  expect(views().result.current.views).toEqual([])
})
