import './trusted-types.ts'
import '#ui/styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { setApiHost } from '#api/addresses.ts'
import { colourScheme } from '#ui/colour-scheme.ts'
import { Flash } from '#ui/flash/Bell.tsx'
import { restore } from '#ui/flash/flash.ts'
import { theme } from '#ui/theme.ts'
import { afterPaint } from '#ui/timing.ts'
import { ConfigIsPage, ConfigUnreadable, sayIgnored } from './config/config.ts'
import { configLoaded } from './early.ts'
import { keepForOffline } from './offline/register.ts'
import { sendErrorReportsTo } from './query/error-report.ts'
import { queryClient } from './query/query-client.ts'
import { makeRouter } from './router.ts'
import { isHome } from './session/guards.ts'
import { followSession } from './session/session-events.ts'
import { startFailure } from './shell/copy.ts'
import { Notices, placeForNotices } from './shell/Notices.tsx'
import { rememberLastSuccess } from './shell/RouteStates.tsx'
import { showStartFailure } from './start-failure.ts'
import { prepareForMissingCode, reportUncaught } from './uncaught.ts'

/** Two buttons at the bottom, for `npm run dev`. The build replaces DEV by false and removes the imports. */
const Devtools = import.meta.env.DEV
  ? lazy(async () => {
      const devtools = [import('@tanstack/react-query-devtools'), import('@tanstack/react-router-devtools')] as const
      const [{ ReactQueryDevtools }, { TanStackRouterDevtools }] = await Promise.all(devtools)
      const Both = ({ router }: { router: AnyRouter }) => (
        <>
          <TanStackRouterDevtools router={router} position="bottom-right" />
          <ReactQueryDevtools buttonPosition="bottom-left" />
        </>
      )
      return { default: Both }
    })
  : undefined

/** Longest wait for data before the first render. Shorter than `defaultPendingMs`, so that the skeleton of a slow server is not late. */
const FIRST_RENDER_MS = 100

/** A function instead of a top-level await, with which Safari may give importers a module that has not run yet. */
async function start() {
  const config = await configLoaded
  setApiHost(config.apiHost)
  if (config.sentryDsn) sendErrorReportsTo(config.sentryDsn)
  prepareForMissingCode()
  const router = makeRouter(config)
  // Checked here, because the router has the list of addresses.
  if (config.home !== '' && !isHome(router, config.home)) {
    sayIgnored('home')
    config.home = ''
  }
  followSession(router)
  rememberLastSuccess(router)
  focusOnNavigation(router)
  restore()

  // Rows that have already arrived are in the first render, which saves rendering and painting an empty page before them.
  const loaded = router.load({ sync: true })
  loaded.catch(reportUncaught)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, FIRST_RENDER_MS))])

  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has lost its root')
  createRoot(element, { onCaughtError: reportUncaught, onUncaughtError: fail }).render(
    <StrictMode>
      {/* colours.css and sizes.css hold all variables, so Mantine computes none before the first rows. No screen uses its global classes. */}
      <MantineProvider
        theme={theme}
        colorSchemeManager={colourScheme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Flash />
          {Devtools && (
            <Suspense>
              <Devtools router={router} />
            </Suspense>
          )}
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
  // A separate root, so that the notices do not depend on the router. The first rows need none.
  afterPaint(() => createRoot(placeForNotices()).render(<Notices router={router} />))
  if (import.meta.env.PROD) whenIdle(router, () => void keepForOffline(config.features.offline))
}

/** Time without a running read after which the first screen counts as complete. */
const QUIET_MS = 250

/** The first screen, its code and its data, needs the network for itself. */
function whenIdle(router: Pick<AnyRouter, 'state'>, work: () => void) {
  const isBusy = () => document.readyState !== 'complete' || router.state.isLoading || queryClient.isFetching() > 0
  const wasBusy = isBusy()
  setTimeout(() => (wasBusy || isBusy() ? whenIdle(router, work) : work()), QUIET_MS)
}

/**
 * After a navigation the title of the new screen takes the focus, so that screen readers announce it and Tab starts at the top.
 * After Back, the link that was used takes the focus again. Nothing happens on the first load, or when only the search
 * parameters change. Not part of a layout, because a sign-out replaces the layout.
 */
const focusOnNavigation = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    const left = isBack ? linkTo(fromLocation.pathname) : undefined
    // Found in the page, because the title belongs to the screen.
    const target = left ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    left?.scrollIntoView({ block: 'nearest' })
  })

const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    // One in a closed menu takes no focus.
    (link) => link.pathname === pathname && link.getClientRects().length > 0,
  )

/** Shows a start failure, because nothing is rendered yet or React has removed everything. */
function fail(error: unknown) {
  if (error instanceof ConfigIsPage) showStartFailure(error.message)
  else showStartFailure(error instanceof ConfigUnreadable ? startFailure.config : startFailure.sentence)
  reportUncaught(error)
}

// All scripts have arrived (check-start.ts).
document.documentElement.dataset['started'] = ''
start().catch(fail)
