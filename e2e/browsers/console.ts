import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { writesElsewhere } from '../support/fixtures/elsewhere.ts'
import { Stop, until } from './engine.ts'

/** A free port. */
export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** The built console on a separate stub, with the demonstration data. */
export async function startConsole() {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const args = ['deploy/start.ts', '--port', String(port), '--db', ':memory:', '--seed', 'demo', '--control']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await until('the console answers', isUp, 120_000)
  } catch (error) {
    server.kill()
    throw error
  }

  /** Waits for the server, which builds the console first if necessary. Stops waiting when the server exits. */
  async function isUp() {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Stop('npm start ended before the console answered.')
    return (await fetch(`${base}/config.json`)).status > 0 || undefined
  }

  async function control(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${base}/__stub/worlds/default${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.status === 204 ? undefined : await answer.json()
  }
  return {
    base,
    /** Adds complete records, by collection. */
    seed: (records: Record<string, object[]>) => control('POST', '/seed', records),
    /** Records of a collection on the server. */
    table: async (name: string) => (await control('GET', `/db/${name}`)) as Record<string, unknown>[],
    /** Changes settings of the server, such as its hub. */
    set: (settings: object) => control('PATCH', '', settings),
    ...writesElsewhere(control),
    stop: () => server.kill(),
  }
}
