import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { password } from '../seed/records.ts'
import { aCompany, clientOf, json, signIn, totalOf } from '../testing.ts'
import { textIn } from '../types.ts'
import { fileProblem } from './data-file.ts'
import { claimFile } from './instances.ts'
import { Store } from './store.ts'

/** One process and its data file. `npm run sweep` starts several on one file, and kills one (processes.check.ts). */

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stub-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, name)

/** Opens a data file without waiting for the disk. */
function open(db: string) {
  const app = createApp({ db, seed: 'empty' })
  const { store } = app.worlds.get('default')
  store.exec('PRAGMA synchronous = OFF')
  return { app, store }
}

test('a data file is seeded once, and keeps data and sessions across restarts', async () => {
  const first = open(file('kept.sqlite'))
  const { body } = await clientOf(first.app).post('/api/login_check', { username: 'superadmin', password }, json)
  const authorization = `Bearer ${textIn(body['accessToken'])}`
  await clientOf(first.app, { authorization }).post('/api/companies', aCompany('KEPT'))
  first.app.worlds.close()
  const second = open(file('kept.sqlite'))
  expect(totalOf(await clientOf(second.app, { authorization }).get('/api/companies'))).toBe(1)
  second.app.worlds.close()
})

test('a process hears which other processes use the file, without those that were killed', () => {
  const { app, store } = open(file('named.sqlite'))
  const enter = (pid: number) => store.run('INSERT INTO instances VALUES (?, ?, ?)', pid, 4000, '2026-01-02')
  // No process has a number beyond the largest one.
  enter(2 ** 30)
  expect(claimFile(store, 'named.sqlite', 4001)).toBeUndefined()
  enter(process.ppid)
  expect(claimFile(store, 'named.sqlite', 4001)).toBe(
    `named.sqlite is also in use by another instance (process ${process.ppid}, port 4000, since 2026-01-02).\n` +
      'They share the data: what one saves, the other one shows.',
  )
  app.worlds.close()
})

describe('a data file that cannot be used: the start names the file and says what to do', () => {
  /** A file with enough data for several pages, of which the second half is overwritten. */
  function damage(path: string): void {
    open(path).app.worlds.close()
    writeFileSync(path, readFileSync(path).fill(0x5a, 4096))
  }

  function ofAnotherProgram(path: string): void {
    const store = new Store(path)
    store.exec('CREATE TABLE companies (name TEXT)')
    store.close()
  }

  test.each([
    ['a text', 'Move or delete it', (path: string) => writeFileSync(path, 'This is no database. '.repeat(500))],
    ['a damaged database', 'Move or delete it', damage],
    ['the database of another program', 'Move or delete it', ofAnotherProgram],
    ['a folder', 'Name a file in a folder that you may write with --db', undefined],
  ])('%s', (_, advice, write) => {
    const path = write === undefined ? folder : file('broken.sqlite')
    write?.(path)
    expect(() => open(path)).toThrow(`The data file ${path} cannot be used`)
    expect(() => open(path)).toThrow(advice)
  })

  test('a place below a file', () => {
    writeFileSync(file('a-file'), '')
    expect(() => open(join(file('a-file'), 'data.sqlite'))).toThrow('Name a file in a folder that you may write')
  })
})

describe('a full disk', () => {
  /** Rejects every write that needs one more page. */
  function fill(store: Store): unknown {
    store.exec('PRAGMA max_page_count = 1')
    try {
      store.transaction(() => {
        store.exec('CREATE TABLE more (text)')
        store.run('INSERT INTO more VALUES (?)', 'x'.repeat(10_000))
      })
    } catch (error) {
      return error
    }
    throw new Error('The database has grown.')
  }

  test('the sentence says so, and does not ask to delete the data', () => {
    const store = new Store(file('full.sqlite'))
    const problem = fileProblem('data/consigne.sqlite', fill(store))
    store.close()
    expect(problem).toMatch(/^The data file data\/consigne\.sqlite cannot be written: the disk is full\.$/m)
    expect(problem).toContain('--db :memory:')
    expect(problem).not.toContain('delete')
    const atSystem = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    expect(fileProblem('data/consigne.sqlite', atSystem)).toBe(problem)
  })

  test('a write is a 500 that saves nothing, the log says why, and reads go on', async () => {
    const { app, store } = open(file('grown.sqlite'))
    const api = await signIn(app, 'superadmin')
    fill(store)
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const answers = []
    for (let index = 0; index < 200 && answers.at(-1) !== 500; index++)
      answers.push((await api.post('/api/companies', aCompany(`F${index}`))).status)
    expect(answers.at(-1)).toBe(500)
    expect(said.mock.calls).toEqual([['Nothing was saved: the disk with the data file is full.']])
    expect(totalOf(await api.get('/api/companies'))).toBe(answers.length - 1)
    app.worlds.close()
  })
})
