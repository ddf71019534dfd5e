import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../tools/chromium.ts'
import { answers, freePorts } from './site.ts'

/** The last build on common static servers, without an API: the console starts up to its sign-in page on each. */

interface Host {
  /** Below `node_modules`. */
  program: string
  args: (folder: string, port: string) => string[]
}

const host = '127.0.0.1'
const hosts: Record<string, Host> = {
  'vite preview': {
    program: 'vite/bin/vite.js',
    args: (folder, port) => ['preview', '--outDir', folder, '--host', host, '--port', port, '--strictPort'],
  },
  serve: {
    program: 'serve/build/main.js',
    args: (folder, port) => ['--single', '-L', '-l', `tcp://${host}:${port}`, folder],
  },
  'sirv-cli': {
    program: 'sirv-cli/bin.js',
    args: (folder, port) => [folder, '--single', '--host', host, '--port', port],
  },
  'http-server': {
    program: 'http-server/bin/http-server',
    args: (folder, port) => [folder, '-a', host, '-p', port, '-s'],
  },
}

const home = mkdtempSync(join(tmpdir(), 'hosts-'))
const folder = join(home, 'dist')
let browser: Browser
let running: ChildProcess | undefined

beforeAll(async () => {
  cpSync('dist', folder, { recursive: true })
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
})
afterEach(async () => {
  if (running?.exitCode === null) {
    const ended = once(running, 'exit')
    running.kill()
    await ended
  }
})
afterAll(async () => {
  await browser.close()
  rmSync(home, { recursive: true, force: true })
})

async function started({ program, args }: Host) {
  const [port = 0] = await freePorts(1)
  const origin = `http://${host}:${port}`
  // Prevents the update check of `serve`.
  const env = { ...process.env, NO_UPDATE_CHECK: '1' }
  const command = [join('node_modules', program), ...args(folder, String(port))]
  running = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'], env })
  await answers(origin, running)
  return origin
}

/** A page, and its console messages. */
async function visit(address: string) {
  const page = await browser.newPage({ locale: 'fr-FR' })
  const said: string[] = []
  page.on('pageerror', ({ message }) => void said.push(message))
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const shown = { heading: await title.textContent(), text: await page.locator('body').textContent(), said }
  await page.close()
  return shown
}

test.each(Object.entries(hosts))('[OPS-03] %s starts the console up to its sign-in page', async (name, server) => {
  const origin = await started(server)
  const config = await fetch(`${origin}/config.json`)
  expect(await config.json()).toEqual({ $schema: './config.schema.json' })
  // http-server has no file for the address of a screen. The others then answer index.html.
  for (const path of name === 'http-server' ? ['/'] : ['/', '/societes'])
    expect(await visit(origin + path)).toMatchObject({ heading: 'Connexion', said: [] })
})

test('[OPS-03] a server that answers index.html for config.json leaves a sentence that says so', async () => {
  rmSync(join(folder, 'config.json'))
  const origin = await started(hosts['serve'] as Host)
  const { heading, text, said } = await visit(`${origin}/societes`)
  const sentence = '/config.json est une page HTML\u{A0}: '
  expect(heading).toBe('Console indisponible')
  expect(text).toContain(sentence)
  expect(said.join()).toContain(sentence)
})
