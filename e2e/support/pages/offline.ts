import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { createConsole } from '../../../deploy/console.ts'
import { createApp } from '../../stub/app.ts'
import { expect, test as base } from '../fixtures/test.ts'

/** The service worker, and a copy of the build that a journey changes like a deployment. */

/** Files in the caches of the worker: paths, by the name of the cache. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })

/** All files except the large pictures of the help and the library of the camera, and what `public` holds beside config.json and its schema. */
const wanted = () => {
  const assets = readdirSync('dist/assets').filter((name) => !/\.png$|^(zxing_)?reader-/.test(name))
  const others = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ico|png|svg|webmanifest)$/.test(name),
  )
  return assets.length + others.length + ['index.html', 'config.json'].length
}

/** The worker reads all files one after the other, for which a busy machine takes longer than other waits allow. */
export async function expectKept(page: Page) {
  base.slow()
  const count = async () => Object.values(await cached(page)).flat().length
  await expect.poll(count, { timeout: 120_000 }).toBe(wanted())
}

type Site = Awaited<ReturnType<typeof startSite>>

/**
 * Opens the sign-in page and waits until a worker answers it, which keeps at least the files of the first screen. A first start looks
 * for the worker twice. The browser would join a look of the next page to the second one, which may still have the former file.
 */
export async function openInstalled(page: Page, site: Site) {
  const looks = () => site.requests.filter((path) => path === '/worker.js').length
  const before = looks()
  await page.goto(`${site.origin}/connexion`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(looks).toBeGreaterThanOrEqual(before + 2)
}

/** Neither a worker nor a cache. The page may reload meanwhile. A busy browser looks for a new worker late. */
export const expectRemoved = (page: Page) =>
  expect(async () => {
    const registrations = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect([registrations, await cached(page)]).toEqual([0, {}])
  }).toPass({ timeout: 60_000 })

/** Cuts the network of the page and its worker. A page that a worker has answered does not learn it from Playwright alone. */
export async function cutNetwork(page: Page, offline = true) {
  await page.context().setOffline(offline)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.overrideNetworkState', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Sentence of the notice at the bottom. */
export const offlineNotice = (page: Page) => page.getByText(/^Vous êtes hors ligne/)

export const newVersionNotice = /^Une nouvelle version de la console est en ligne/

/** Tests with a service worker. `site` is a server of its own with the demonstration, whose files a journey may change. */
export const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  site: async ({}, provide) => {
    const site = await startSite()
    await provide(site)
    await site.stop()
  },
})

async function startSite() {
  const home = mkdtempSync(join(tmpdir(), 'offline-'))
  const dist = join(home, 'dist')
  cpSync('dist', dist, { recursive: true })
  // A worker may ask for files until its browser is closed.
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const worker = readFileSync('dist/worker.js', 'utf8')
  const firstFilesOnly = worker.replace(/\brest:\{[^}]*\}/g, 'rest:{}')
  if (firstFilesOnly === worker) throw new Error('The worker names no files of other screens.')
  writeFileSync(join(dist, 'worker.js'), firstFilesOnly)
  const stub = createApp({ seed: 'demo' })
  const site = createConsole({ dist, api: stub.fetch })
  const requests: string[] = []
  const lies: { pattern: RegExp; times: number }[] = []
  const answer: typeof site.fetch = (request, ...others) => {
    const { pathname } = new URL(request.url)
    requests.push(pathname)
    const lie = lies.find(({ pattern, times }) => times > 0 && pattern.test(pathname))
    if (lie !== undefined) {
      lie.times -= 1
      return pageOf(dist)
    }
    // Compressing all files of each build took most of a journey's time.
    request.headers.delete('accept-encoding')
    return site.fetch(request, ...others)
  }
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let builds = 0
  return {
    // A host of the loopback: browsers run workers there without https.
    origin: `http://localhost:${port}`,
    /** Paths that the server was asked for, in order. */
    requests,
    write: (path: string, content: string) => writeFileSync(join(dist, path), content),
    /** Lets the worker read the files of other screens too, which takes most of the time of its first start. */
    keepAllFiles: () => cpSync('dist/worker.js', join(dist, 'worker.js')),
    /** Paths of the files of the build in /assets. */
    files: readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`),
    /** Answers the page in place of a file, so many times, like a host in the middle of a deployment. @returns a function that ends it */
    answerPage(pattern: RegExp, times = 1) {
      const lie = { pattern, times }
      lies.push(lie)
      return () => {
        lie.times = 0
      }
    },
    remove: (path: string) => rmSync(join(dist, path)),
    /** Replaces all files by those of another build: the same code, with other names. */
    deploy() {
      builds += 1
      rename(dist, builds)
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      stub.worlds.close()
    },
  }
}

/** A host that sends the headers of the file with the page: the browser may keep it for a year. */
const pageOf = (dist: string) =>
  new Response(readFileSync(join(dist, 'index.html')), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

function rename(dist: string, build: number) {
  const names = readdirSync(join(dist, 'assets'))
  const next = (name: string) => name.replace(/(\.\w+)$/, `~${build}$1`)
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const change = (path: string, replace: (text: string) => string) =>
    writeFileSync(path, replace(readFileSync(path, 'utf8')))
  const texts = ['index.html', ...names.map((name) => `assets/${name}`)].filter((path) => /\.(js|css|html)$/.test(path))
  // The worker keeps only files with the hashes of its build.
  const hashes = texts.map((text) => {
    const path = join(dist, text)
    const before = hash(path)
    change(path, (content) => content.replace(pattern, next))
    return [before, hash(path)] as const
  })
  change(join(dist, 'worker.js'), (content) =>
    hashes.reduce((changed, [before, after]) => changed.replaceAll(before, after), content.replace(pattern, next)),
  )
  for (const name of names) renameSync(join(dist, 'assets', name), join(dist, 'assets', next(name)))
}

/** The builds of the scripts and sheets of this page: 0 for the first one. */
export const builds = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('script[src], link[href^="/assets/"]')].map((element) =>
        Number(/~(\d+)\.\w+$/.exec(element.getAttribute('src') ?? element.getAttribute('href') ?? '')?.[1] ?? 0),
      ),
    ),
  ])
