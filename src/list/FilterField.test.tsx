import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { FilterField } from './FilterField.tsx'

const LONG = 2000

/** Ends on the clock of the test. */
function later(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}

/** A list with its filters in the address. Each change of the address takes effect `loadMs` later. */
async function openList({ loadMs = 100, entries = ['/'] } = {}) {
  const rootRoute = createRootRoute()
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    validateSearch: ({ recherche, status }): { recherche?: string; status?: string } => ({
      ...(typeof recherche === 'string' && recherche !== '' && { recherche }),
      ...(typeof status === 'string' && { status }),
    }),
    loaderDeps: ({ search }) => search,
    loader: () => later(loadMs),
    pendingMs: 10_000,
    component: function List() {
      const { recherche, status = '' } = list.useSearch()
      const navigate = list.useNavigate()
      return (
        <>
          <p role="status">{recherche ?? (status || 'tout')}</p>
          <FilterField
            value={recherche}
            onChange={(typed) =>
              navigate({
                search: typed === undefined ? {} : { recherche: typed },
                replace: router.latestLocation.searchStr !== '',
              })
            }
          />
          <AddressSelect
            label="Statut"
            value={status}
            options={[
              ['', 'Tous'],
              ['operin', 'déposée'],
            ]}
            onChange={(chosen) => navigate({ search: chosen === '' ? {} : { status: chosen } })}
          />
        </>
      )
    },
  })
  const history = createMemoryHistory({ initialEntries: entries })
  const router = createRouter({ routeTree: rootRoute.addChildren([list]), history })
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <RouterProvider router={router as never} />
    </MantineProvider>,
  )
  await pass(LONG)
  return { history, router }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const listed = () => screen.getByRole('status').textContent

/** Types like a browser: each key is added to the current text of the field. */
async function typeSlowly(text: string, keyMs: number) {
  for (const letter of text) {
    fireEvent.change(field(), { target: { value: field().value + letter } })
    await pass(keyMs)
  }
}

test.each([
  [50, 400],
  [150, 30],
  [200, 100],
  [450, 400],
])('[LIST-01] no letter is lost with a key every %i ms and the address shown after %i ms', async (keyMs, loadMs) => {
  await openList({ loadMs })
  await typeSlowly('camera', keyMs)
  expect(field().value).toBe('camera')
  await pass(LONG)
  expect(field().value).toBe('camera')
  expect(listed()).toBe('camera')
})

test('[LIST-01] a space between two words stays when the address arrives without it', async () => {
  await openList()
  await typeSlowly('vai ', 40)
  await pass(LONG)
  expect(listed()).toBe('vai')
  await typeSlowly('ana', 40)
  expect(field().value).toBe('vai ana')
})

test('[LIST-01] letters deleted and typed again before the address changes stay as typed', async () => {
  await openList()
  await typeSlowly('ca', 160)
  fireEvent.change(field(), { target: { value: 'c' } })
  await pass(160)
  fireEvent.change(field(), { target: { value: 'co' } })
  await pass(LONG)
  expect(field().value).toBe('co')
  expect(listed()).toBe('co')
})

test('[LIST-01] Back, Forward and a link change the field', async () => {
  const { history, router } = await openList()
  await typeSlowly('vaima', 200)
  await pass(LONG)
  await act(async () => history.back())
  await pass(LONG)
  expect(field().value).toBe('')
  await act(async () => history.forward())
  await pass(LONG)
  expect(field().value).toBe('vaima')
  void router.navigate({ to: '/', search: { recherche: 'taina' } as never })
  await pass(LONG)
  expect(field().value).toBe('taina')
  expect(listed()).toBe('taina')
})

test('[LIST-01] Back during the pause drops the typed text, also in the field', async () => {
  const { history } = await openList({ entries: ['/?ligne=1', '/?ligne=2'] })
  await typeSlowly('v', 20)
  await act(async () => history.back())
  await pass(LONG)
  expect(listed()).toBe('tout')
  expect(field().value).toBe('')
})

test('[LIST-01] Enter applies the typed text at once', async () => {
  const { history } = await openList()
  fireEvent.change(field(), { target: { value: 'vaima' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(history.location.search).toBe('?recherche=vaima')
})

test('[ORD-16] after a choice that is reverted before the address shows it, Back changes the field', async () => {
  const { history } = await openList()
  const chosen = () => screen.getByRole<HTMLSelectElement>('combobox')
  const choose = (value: string) => fireEvent.change(chosen(), { target: { value } })
  choose('operin')
  await pass(50)
  choose('')
  await pass(LONG)
  expect([chosen().value, listed()]).toEqual(['', 'tout'])
  await act(async () => history.back())
  await pass(LONG)
  expect(history.location.search).toBe('?status=operin')
  expect([chosen().value, listed()]).toEqual(['operin', 'operin'])
})
