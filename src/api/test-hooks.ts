import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode, Suspense } from 'react'

/** Wrapper with the providers that API hooks need. */
export const around =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, createElement(Suspense, null, children))

/** Sends a write by its hook, as a screen does. */
export const write = <Data, Variables>(
  client: QueryClient,
  useWrite: () => { mutateAsync: (variables: Variables) => Promise<Data> },
  variables: Variables,
) => renderHook(() => useWrite(), { wrapper: around(client) }).result.current.mutateAsync(variables)
