import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { AddressSelect } from './FilterSelect.tsx'

const LOAD_MS = 100
const options = [
  ['', 'Tous'],
  ['operin', 'déposée'],
  ['receive', 'récupérée'],
] as const

/** A list with its status in the address. Each change takes effect after LOAD_MS, unless a later one overtakes it. */
async function openList() {
  const rootRoute = createRootRoute()
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    validateSearch: ({ status }): { status?: string } => (typeof status === 'string' ? { status } : {}),
    loaderDeps: ({ search }) => search,
    loader: () => new Promise<void>((resolve) => setTimeout(resolve, LOAD_MS)),
    pendingMs: 10_000,
    component: function List() {
      const { status = '' } = list.useSearch()
      const navigate = list.useNavigate()
      return (
        <>
          <p role="status">{status}</p>
          <AddressSelect
            label="Statut"
            value={status}
            options={options}
            onChange={(chosen) => navigate({ search: chosen === '' ? {} : { status: chosen } })}
          />
        </>
      )
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: rootRoute.addChildren([list]), history })
  vi.useFakeTimers()
  renderUi(<RouterProvider router={router as never} />)
  await pass(LOAD_MS * 2)
  return history
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const chosenAndListed = () => [
  screen.getByRole<HTMLSelectElement>('combobox').value,
  screen.getByRole('status').textContent,
]
const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })

test('[ORD-16] after a choice that is reverted before the address shows it, Back changes the field', async () => {
  const history = await openList()
  choose('operin')
  await pass(LOAD_MS / 2)
  choose('')
  await pass(LOAD_MS * 2)
  expect(chosenAndListed()).toEqual(['', ''])
  await act(async () => history.back())
  await pass(LOAD_MS * 2)
  expect(history.location.search).toBe('?status=operin')
  expect(chosenAndListed()).toEqual(['operin', 'operin'])
})
