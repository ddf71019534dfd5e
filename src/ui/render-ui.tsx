import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { ConfirmViewport } from './dialog/ConfirmViewport.tsx'
import { theme } from './theme.ts'

/** Renders for a unit test, with the theme, the data of `client`, and without transitions. */
export function renderUi(content: ReactNode, client?: QueryClient) {
  const { rerender, ...rest } = render(inTheme(content, client))
  return { ...rest, rerender: (next: ReactNode) => rerender(inTheme(next, client)) }
}

/** Renders with the theme beside a router without addresses. The test sets the values that the router gives. */
export function renderBesideRouter(content: ReactNode) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const beside = (next: ReactNode) => <RouterContextProvider router={router as never}>{next}</RouterContextProvider>
  const { rerender, ...rest } = renderUi(beside(content))
  return { ...rest, rerender: (next: ReactNode) => rerender(beside(next)) }
}

/** Renders with the theme inside a router, for components with links. */
export async function renderWithLinks(content: ReactNode, client?: QueryClient) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
    context: { config: { features: {} } },
  })
  await router.load()
  return { ...render(inTheme(<RouterProvider router={router as never} />, client)), router }
}

/** `renderWithLinks` for content that asks a question before it acts. */
export const renderWithQuestion = (content: ReactNode, client?: QueryClient) =>
  renderWithLinks(
    <>
      {content}
      <ConfirmViewport />
    </>,
    client,
  )

const inTheme = (content: ReactNode, client: QueryClient | undefined) => (
  <MantineProvider theme={theme} env="test">
    <WithData client={client}>{content}</WithData>
  </MantineProvider>
)

/** Provides the data of a test, or no data. A failed read is not repeated. */
function WithData({ client, children }: { client: QueryClient | undefined; children: ReactNode }) {
  const [empty] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={client ?? empty}>{children}</QueryClientProvider>
}
