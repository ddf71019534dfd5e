import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** Renders for a unit test, with the theme and without transitions. */
export function renderUi(content: ReactNode) {
  const { rerender, ...rest } = render(inTheme(content))
  return { ...rest, rerender: (next: ReactNode) => rerender(inTheme(next)) }
}

/** Renders with the theme beside a router without addresses. The test sets the values that the router gives. */
export function renderBesideRouter(content: ReactNode) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const beside = (next: ReactNode) => <RouterContextProvider router={router as never}>{next}</RouterContextProvider>
  const { rerender, ...rest } = renderUi(beside(content))
  return { ...rest, rerender: (next: ReactNode) => rerender(beside(next)) }
}

/** Renders with the theme inside a router, for components with links. */
export async function renderWithLinks(content: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
    context: { config: { features: {} } },
  })
  await router.load()
  return { ...render(inTheme(<RouterProvider router={router as never} />)), router }
}

const inTheme = (content: ReactNode) => (
  <MantineProvider theme={theme} env="test">
    {content}
  </MantineProvider>
)
