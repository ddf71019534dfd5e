import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { createConsole } from '../deploy/console.ts'
import { createApp } from '../e2e/stub/app.ts'

/** The built console, or another program, in front of the stub, served as by `npm start`, with the settings of a benchmark. */

/** Cache headers like those of the console's files: the page is revalidated, the script is cached for good. */
const floorFiles: Record<string, Record<string, string>> = {
  '/floor.html': { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  '/floor.js': {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  },
}

export interface Knobs {
  /** Delay before each answer, of the API and of static files. */
  delayMs: number
  /** Delay before each answer of the API. */
  apiDelayMs: number
}

/** @param orders at most 100,000 */
export async function startServer(dist = 'dist', orders = 2000) {
  const stub = createApp({ db: ':memory:', seed: 'large' })
  const { store } = stub.worlds.get('default')
  const knobs: Knobs = { delayMs: 0, apiDelayMs: 0 }
  /** The time of the stub alone for each answer, in ms. */
  const apiTimes: number[] = []

  async function api(request: Request) {
    if (knobs.apiDelayMs > 0) await wait(knobs.apiDelayMs)
    const start = performance.now()
    const answer = await stub.fetch(request)
    apiTimes.push(performance.now() - start)
    return answer
  }

  const site = createConsole({ dist, api })
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: answerTo })

  async function answerTo(request: Request) {
    if (knobs.delayMs > 0) await wait(knobs.delayMs)
    const { pathname } = new URL(request.url)
    const floorHeaders = floorFiles[pathname]
    if (floorHeaders)
      return new Response(readFileSync(new URL(`.${pathname}`, import.meta.url)), { headers: floorHeaders })
    // gzip and not brotli, because the budget is counted in gzip.
    const headers = new Headers(request.headers)
    headers.set('accept-encoding', 'gzip')
    const answer = await site.fetch(new Request(request, { headers }))
    // Other programs do not follow the console's rules for scripts.
    if (dist !== 'dist') answer.headers.delete('content-security-policy')
    return answer
  }

  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  /** Keeps only the first of the orders. */
  const keepOrders = (count: number) => store.exec(`DELETE FROM orders WHERE id > ${count}`)
  keepOrders(orders)
  return {
    origin: `http://localhost:${port}`,
    knobs,
    apiTimes,
    keepOrders,
    signIn: async () => {
      const answer = await stub.request('/api/login_check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' }),
      })
      return (await answer.json()) as { accessToken: string; refresh_token: string }
    },
    close: () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      stub.worlds.close()
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>
