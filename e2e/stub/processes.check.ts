import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Store } from './data/store.ts'
import { aCompany } from './testing.ts'

/** A data file and the processes that write to it, for `npm run sweep`. */

const server = join(import.meta.dirname, 'server.ts')

let folder = ''
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stub-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const file = (name: string) => join(folder, name)

/** Starts the stub on a free port and waits until it listens. */
async function launch(db: string) {
  const child = spawn(process.execPath, [server, '--port', '0', '--db', db, '--seed', 'empty'])
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!/on http:.*\n/.test(output)) {
    if (child.exitCode !== null) throw new Error(output)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  return { child, output: () => output, base: /http:\S+(?=\/api)/.exec(output)?.[0] ?? '' }
}

/** The `Authorization` header of the super administrator. */
async function tokenOf(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${base}/api/login_check`, { method: 'POST', headers, body })
  return `Bearer ${((await reply.json()) as { accessToken: string }).accessToken}`
}

async function create(base: string, authorization: string, external: string): Promise<number> {
  const headers = { authorization, 'content-type': 'application/ld+json' }
  const body = JSON.stringify(aCompany(external))
  return (await fetch(`${base}/api/companies`, { method: 'POST', headers, body })).status
}

test('two processes that start at the same moment share a new file, and 240 writes at once lose none', async () => {
  const db = file('shared.sqlite')
  const instances = await Promise.all([launch(db), launch(db)])
  const authorization = await tokenOf(instances[0]?.base ?? '')
  const numbers = Array.from({ length: 120 }, (_, index) => index)
  const statuses = await Promise.all(
    instances.flatMap(({ base }, which) => numbers.map((n) => create(base, authorization, `${which}-${n}`))),
  )
  expect(statuses.filter((status) => status !== 201)).toEqual([])
  const store = new Store(db)
  expect(store.number('SELECT count(*) FROM companies')).toBe(240)
  store.close()
})

test('a file contains every confirmed write after a kill -9 while two clients write', async () => {
  const db = file('killed.sqlite')
  const { child, base } = await launch(db)
  const authorization = await tokenOf(base)
  const confirmed: string[] = []
  async function writeUntilKilled(writer: string) {
    for (let n = 0; child.exitCode === null; n += 1) {
      const status = await create(base, authorization, `${writer}-${n}`).catch(() => 0)
      if (status === 0) return
      if (status === 201) confirmed.push(`${writer}-${n}`)
      if (confirmed.length === 40) child.kill('SIGKILL')
    }
  }
  await Promise.all(['A', 'B'].map(writeUntilKilled))
  expect(confirmed.length).toBeGreaterThanOrEqual(40)

  const store = new Store(db)
  expect(store.get('PRAGMA integrity_check')?.['integrity_check']).toBe('ok')
  const kept = new Set(store.all('SELECT "cleveronCompanyId" AS id FROM companies').map(({ id }) => String(id)))
  store.close()
  expect(confirmed.filter((external) => !kept.has(external))).toEqual([])
  expect((await launch(db)).output()).not.toContain('another instance')
})
