import { type Browser, type BrowserContext, type Request, type Route } from '@playwright/test'
import { watch } from '../support/fixtures/watch.ts'
import type { World } from '../support/fixtures/world.ts'
import { broken, forbidden, unauthorized, type Fault } from './faults.ts'

/** Follows the calls that get the fault. */
export interface Plan {
  /** Number of matching calls that the page has sent. */
  sent: () => number
  /** Number of other calls under way. */
  others: () => number
  /** Resolves when the page sends the first matching call. */
  arrived: Promise<void>
  /** Resolves when a matching call has failed in the browser. */
  cancelled: Promise<void>
  /** Releases the unanswered calls. */
  release: () => void
}

/** After this time the cache has dropped all unused data, including the palette's, and every message has closed. */
const REST = '11:00'

export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * One page for many cases. Each case navigates inside the console, moves the clock forward and breaks its calls.
 * A new page for each case takes five times as long.
 */
export async function openStage(browser: Browser, world: World, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1366, height: 850 },
    // No case looks at the page, so nothing moves on it and it has few pixels.
    reducedMotion: 'reduce',
    deviceScaleFactor: 0.25,
    extraHTTPHeaders: { 'x-stub-world': world.id },
  })
  // As long as `expect` waits (playwright.config.ts).
  context.setDefaultTimeout(30_000)
  const problems = await watch(context)
  let reported = 0
  const page = await context.newPage()
  await page.clock.install()
  const calls = await breakCalls(context)

  const empty = () =>
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })

  async function storeSession() {
    const { token, user } = await world.signIn('superadmin')
    await page.evaluate((pair) => Object.entries(pair).forEach(([key, text]) => localStorage.setItem(key, text)), {
      eb_token: JSON.stringify(token),
      eb_user: JSON.stringify(user),
    })
  }

  /** Stores a session behind the sign-in page, once it is shown. It needs no reload to continue. */
  async function signIn() {
    await page.waitForURL('/connexion')
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await storeSession()
  }

  /** Loads the console anew, with nothing stored but a session. The first address runs no script. */
  async function reopen() {
    await world.set({ mercure: false })
    await page.goto('/config.json')
    await empty()
    await storeSession()
    await page.goto('/rien')
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  }

  /** Navigates like a link inside the console, without reloading the page or its data. */
  const go = (path: string) => page.evaluate((address) => history.pushState({}, '', address), path)

  return {
    page,
    world,
    signIn,
    go,
    ...calls,
    /** Opens a screen without calls, and waits until nothing of the previous case is left. */
    async rest() {
      calls.mend()
      if (new URL(page.url()).pathname === '/connexion') await signIn()
      await go('/rien')
      await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
      // A pointer on a message stops its time.
      await page.mouse.move(0, 0)
      await page.clock.fastForward(REST)
      await page.getByTestId('flash-viewport').and(page.locator(':empty')).waitFor({ state: 'attached' })
    },
    async outside(path: string) {
      await page.goto('/config.json')
      await empty()
      await page.goto(path)
    },
    reopen,
    forward: (seconds: number) => page.clock.fastForward(seconds * 1000),
    /** Problems of this case: uncaught errors, unhandled rejections, blocked resources, writes with a query. */
    takeProblems() {
      const all = problems.found()
      const fresh = all.slice(reported)
      reported = all.length
      return fresh
    },
    close: () => context.close(),
  }
}

async function breakCalls(context: BrowserContext) {
  let current:
    | { matches: RegExp; fault: Fault; times: number; arrive: () => void; cancel: () => void; gate: Promise<void> }
    | undefined
  let sent = 0
  let release = () => {}

  const open = new Set<Request>()
  context.on('request', (request) => void (request.url().includes('/api/') && open.add(request)))
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => {
    open.delete(request)
    if (current?.matches.test(callOf(request))) current.cancel()
  })
  await context.route('**/api/**', async (route) => {
    const call = callOf(route.request())
    const refresh = current?.fault.refresh
    if (call === 'POST /token/refresh' && refresh === 'refused') return route.fulfill(unauthorized)
    if (call === 'POST /token/refresh' && refresh === 'forbidden') return route.fulfill(forbidden)
    if (current?.fault.blind && sent > 0 && call.startsWith('GET ') && !current.matches.test(call))
      return route.fulfill(broken)
    if (current === undefined || !current.matches.test(call)) return route.continue()
    sent += 1
    if (sent > current.times) return route.continue()
    current.arrive()
    await play(route, current.fault, current.gate, sent)
  })

  return {
    /** @param times how many matching calls get the fault */
    break(matches: RegExp, fault: Fault, times = Infinity): Plan {
      sent = 0
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>()
      const { promise: gate, resolve } = Promise.withResolvers<void>()
      release = resolve
      current = { matches, fault, times, arrive, cancel, gate }
      const others = () => [...open].filter((request) => !matches.test(callOf(request))).length
      return { sent: () => sent, others, arrived, cancelled, release }
    },
    /** Passes all further calls, and still counts them. */
    mend() {
      release()
      if (current !== undefined) current = { ...current, fault: { name: 'none' }, gate: Promise.resolve() }
    },
  }
}

/** `GET /companies/7?q[]=id`: the call without the address of the API. */
function callOf(request: Request) {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname.replace(/^\/api/, '')}${search}`
}

async function play(route: Route, fault: Fault, gate: Promise<void>, nth: number) {
  const { reply, refresh, drop, silence } = fault
  if (refresh !== undefined && (refresh !== 'works' || nth === 1)) return route.fulfill(unauthorized)
  if (drop) return route.abort('connectionreset')
  if (reply) return route.fulfill(reply)
  if (silence) await gate
  // The console may have cancelled the call meanwhile.
  await route.continue().catch(() => {})
}
