import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keptSearch, resetViews, useViews } from './views.ts'

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
  ['no e-mail address', { recherche: 'hina@mail.pf' }, []],
  ['no phone number', { recherche: '87 12 34 56' }, []],
])('[LIST-06] a view keeps %s', (_what, search, kept) => {
  expect(Object.keys(keptSearch(search))).toEqual(kept)
})
