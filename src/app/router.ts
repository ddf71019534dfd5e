import { createRouter } from '@tanstack/react-router'
import { toQueryString } from '#api/query-string.ts'
import type { Config } from './config/config.ts'
import { queryClient } from './query/query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage, pending, RouteError } from './shell/RouteStates.tsx'

export const makeRouter = (config: Config) =>
  createRouter({
    routeTree,
    context: { queryClient, config },
    // Plain texts, because the router's JSON would turn a barcode of digits into a number and lose its leading zeros.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => toQueryString(search),
    // Search parameters that no screen reads are removed from the address.
    search: { strict: true },
    defaultPreload: 'intent',
    // The query cache decides about the age of data.
    defaultPreloadStaleTime: 0,
    // A form waits for fresh data, because data read in the background would arrive after the form is filled.
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: pending('fields'),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
