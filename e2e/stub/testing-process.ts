import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** For tests that start the stub as a separate process, with a data file. */

const server = join(import.meta.dirname, 'server.ts')

export type Launched = { child: ChildProcess; base: string; output: () => string }

/** Each test of the file gets a new folder; afterwards its processes end and the folder is deleted. */
export function processTools() {
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

  function begin(db: string) {
    const child = spawn(process.execPath, [server, '--port', '0', '--db', db, '--seed', 'empty'])
    running.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return { child, output: () => output }
  }

  /** Starts the stub on a free port and waits until it listens. */
  async function launch(db: string): Promise<Launched> {
    const { child, output } = begin(db)
    while (!/on http:.*\n/.test(output())) {
      if (child.exitCode !== null) throw new Error(output())
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
    return { child, output, base: /http:\S+(?=\/api)/.exec(output())?.[0] ?? '' }
  }

  /** Starts the stub and waits until it exits. */
  async function launchInVain(db: string): Promise<{ code: number | null; output: string }> {
    const { child, output } = begin(db)
    await once(child, 'close')
    return { code: child.exitCode, output: output() }
  }

  return { launch, launchInVain, file: (name: string) => join(folder, name) }
}

/** The `Authorization` header of the super administrator. */
export async function tokenOf(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${base}/api/login_check`, { method: 'POST', headers, body })
  return `Bearer ${((await reply.json()) as { accessToken: string }).accessToken}`
}
