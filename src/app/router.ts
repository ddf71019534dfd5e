import { createRouter } from '@tanstack/react-router'
import { toQueryString } from '#api/query-string.ts'
import type { Config } from './config.ts'
import { queryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { pending } from './shell/PagePending.tsx'
import { NotFoundPage, RouteError } from './shell/RouteStates.tsx'

export const makeRouter = (config: Config) =>
  createRouter({
    routeTree,
    context: { queryClient, config },
    // Plain texts both ways: the router's own JSON would make a number of a barcode of digits, and lose its zeros.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => toQueryString(search),
    // What no screen knows is no part of the address.
    search: { strict: true },
    defaultPreload: 'intent',
    // Query knows how old its data are.
    defaultPreloadStaleTime: 0,
    // A form behind a hovered link waits for what it is filled with: read in the background it would come too late.
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
