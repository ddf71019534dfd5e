import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { tokenOf, processTools, type Launched } from '../testing-process.ts'
import { aCompany, signIn, totalOf } from '../testing.ts'
import { fileProblem } from './data-file.ts'
import { Store } from './store.ts'

const { launch, launchInVain, file } = processTools()

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

async function createCompany({ base }: Launched, authorization: string, external: string): Promise<number> {
  const headers = { authorization, 'content-type': 'application/ld+json' }
  const body = JSON.stringify(aCompany(external))
  return (await fetch(`${base}/api/companies`, { method: 'POST', headers, body })).status
}

describe('two instances on one data file', () => {
  test('answer 240 writes at once without a failure', { timeout: 30_000 }, async () => {
    const db = file('shared.sqlite')
    const instances = [await launch(db), await launch(db)]
    const authorization = await tokenOf(instances[0]?.base ?? '')
    const statuses = await Promise.all(
      instances.flatMap((instance, which) =>
        numbers(120).map((n) => createCompany(instance, authorization, `${which}-${n}`)),
      ),
    )
    expect(statuses.filter((status) => status !== 201)).toEqual([])
    const store = new Store(db)
    expect(store.number('SELECT count(*) FROM companies')).toBe(240)
    store.close()
  })

  test('may start at the same moment on a new file', { timeout: 20_000 }, async () => {
    const db = file('new.sqlite')
    const started = await Promise.all(numbers(3).map(() => launch(db)))
    const tokens = await Promise.all(started.map(({ base }) => tokenOf(base)))
    expect(tokens.every((token) => token.length > 100)).toBe(true)
  })

  test('the second one names the other users of the file, without killed ones', { timeout: 20_000 }, async () => {
    const db = file('named.sqlite')
    const first = await launch(db)
    const second = await launch(db)
    const port = /:(\d+)$/.exec(first.base)?.[1]
    expect(first.output()).not.toContain('another instance')
    await expect
      .poll(second.output)
      .toMatch(
        new RegExp(
          `^${db} is also in use by another instance \\(process ${first.child.pid}, port ${port}, since .+\\)\\.`,
          'm',
        ),
      )
    expect(second.output()).toContain('They share the data: what one saves, the other one shows.')
    first.child.kill('SIGKILL')
    second.child.kill('SIGTERM')
    await new Promise((ended) => second.child.once('exit', ended))
    expect((await launch(db)).output()).not.toContain('another instance')
  })
})

describe('a data file that cannot be used', () => {
  /** A file with enough data for several pages, of which the second half is overwritten. */
  function damage(path: string): void {
    createApp({ db: path }).worlds.close()
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0x5a, 4096))
  }

  test.each([
    ['a text', (path: string) => writeFileSync(path, 'This is no database. '.repeat(500))],
    ['a damaged database', damage],
    [
      'the database of another program',
      (path: string) => {
        const store = new Store(path)
        store.exec('CREATE TABLE companies (name TEXT)')
        store.close()
      },
    ],
  ])('%s: the start fails, names the file and says what to do', async (_, write) => {
    const path = file('broken.sqlite')
    write(path)
    const { code, output } = await launchInVain(path)
    expect(code).toBe(1)
    expect(output).toContain(`The data file ${path} cannot be used`)
    expect(output).toContain('Move or delete it')
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('a folder in its place: the same', async () => {
    const { code, output } = await launchInVain(file('.'))
    expect([code, output]).toEqual([1, expect.stringContaining('cannot be used')])
  })

  test('a place that cannot be written: the start fails and names another place', async () => {
    const inFile = file('a-file')
    writeFileSync(inFile, '')
    const { code, output } = await launchInVain(join(inFile, 'data.sqlite'))
    expect(code).toBe(1)
    expect(output).toContain('Name a file in a folder that you may write with --db')
    expect(output).not.toMatch(/^\s+at /m)
  })

  /** Rejects every write that needs one more page, like a full disk. */
  function fillDisk(store: Store): unknown {
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

  test('on a full disk: the sentence says so, and does not ask to delete the data', () => {
    const store = new Store(file('full.sqlite'))
    const problem = fileProblem('data/consigne.sqlite', fillDisk(store))
    store.close()
    expect(problem).toMatch(/^The data file data\/consigne\.sqlite cannot be written: the disk is full\.$/m)
    expect(problem).toContain('--db :memory:')
    expect(problem).not.toContain('delete')
    const atSystem = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    expect(fileProblem('data/consigne.sqlite', atSystem)).toBe(problem)
  })

  test('on a disk that becomes full: a write is a 500 that saves nothing, the log says why, and reads go on', async () => {
    const app = createApp({ db: file('grown.sqlite') })
    const api = await signIn(app, 'superadmin')
    const before = totalOf(await api.get('/api/companies'))
    fillDisk(app.worlds.get('default').store)
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const answers = []
    for (let index = 0; index < 200 && answers.at(-1) !== 500; index++)
      answers.push((await api.post('/api/companies', aCompany(`F${index}`))).status)
    expect(answers.at(-1)).toBe(500)
    expect(said.mock.calls).toEqual([['Nothing was saved: the disk with the data file is full.']])
    expect(totalOf(await api.get('/api/companies'))).toBe(Number(before) + answers.length - 1)
    app.worlds.close()
  })
})

test('a data file is seeded once and keeps data, sessions and tokens across restarts', async () => {
  const db = file('kept.sqlite')
  const first = createApp({ db })
  const before = await signIn(first, 'superadmin')
  await before.remove('/api/users/40')
  first.worlds.close()
  const second = createApp({ db })
  expect(totalOf(await (await signIn(second, 'superadmin')).get('/api/users'))).toBe(39)
  second.worlds.close()
})
