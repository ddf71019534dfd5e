import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../tools/chromium.ts'
import type { Server } from './server.ts'

/** Signed-in tab with an empty cache, and its measurements. */

const program = () => ({ executablePath: ensureChromium(), args: chromiumArguments })

export const launch = () => chromium.launch(program())

export interface Tab {
  page: Page
  /** Calls of the API, in order. */
  calls: string[]
  /** Milliseconds from the navigation until ten rows are painted. */
  rowsShown: () => Promise<number>
  /** Milliseconds until the worklists and the refresh bar of the console are painted as well. */
  screenShown: () => Promise<number>
  heapMb: () => Promise<number>
}

const settingsOf = (server: Server) => ({
  viewport: { width: 1366, height: 850 },
  locale: 'fr-FR',
  baseURL: server.origin,
})

async function signIn(context: BrowserContext, server: Server) {
  const token = { ...(await server.signIn()), apiBase: `${server.origin}/api/` }
  const user = { firstName: 'Bench', roles: ['ROLE_SUPER_ADMIN'] }
  await context.addInitScript(watchPage, [JSON.stringify(token), JSON.stringify(user)] as const)
}

/** A browser that keeps its files in this directory. */
export async function openProfile(directory: string, server: Server): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(directory, { ...program(), ...settingsOf(server) })
  await signIn(context, server)
  return context
}

export async function inTab<T>(browser: Browser, server: Server, work: (tab: Tab) => Promise<T>, cpu = 1): Promise<T> {
  // A new worker fetches the files of all other screens, once per release. That would be measured as part of the console.
  const context = await browser.newContext({ ...settingsOf(server), serviceWorkers: 'block' })
  try {
    await signIn(context, server)
    return await work(await measured(await context.newPage(), cpu))
  } finally {
    await context.close()
  }
}

export async function measured(page: Page, cpu: number): Promise<Tab> {
  const session = await page.context().newCDPSession(page)
  const calls: string[] = []
  // Only counts the calls, because stored answers would count as memory of the tab.
  await session.send('Network.enable', { maxTotalBufferSize: 1, maxResourceBufferSize: 1 })
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return {
    page,
    calls,
    rowsShown: () => page.evaluate(() => window.bench.rowsShown),
    screenShown: () => page.evaluate(() => window.bench.screenShown),
    heapMb: async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return usedSize / 2 ** 20
    },
  }
}

declare global {
  interface Window {
    bench: {
      /** Milliseconds from each key or click to the next frame. */
      presses: number[]
      painted: (isDone: () => boolean) => Promise<number>
      rowsShown: Promise<number>
      screenShown: Promise<number>
    }
  }
}

/** Runs in the page before its own scripts. */
function watchPage([token, user]: readonly [string, string]) {
  localStorage.setItem('eb_token', token)
  localStorage.setItem('eb_user', user)
  /** Time at which an element is in the page and its frame is painted. */
  const painted = (isDone: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isDone()) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      look()
    })
  /** The rows of the console and of its peers. */
  const rowsOf = 'tbody th[scope=row], tr.RaDatagrid-row'
  const presses: number[] = []
  // Observed from the start, so that a later question gets the actual time.
  const hasRows = () => document.querySelectorAll(rowsOf).length >= 10
  const hasTools = () => ['#count-created', '[aria-keyshortcuts=R]'].every((part) => document.querySelector(part))
  const [rowsShown, screenShown] = [painted(hasRows), painted(() => hasRows() && hasTools())]
  window.bench = { presses, painted, rowsShown, screenShown }
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) presses.push(entry.duration)
  }).observe(events)
}
