import { spawn } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import { writesElsewhere } from '../support/fixtures/elsewhere.ts'
import { Stop, until } from './engine.ts'

export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * Passes the connections of the browser on to the server, until the network is cut. No command of WebDriver cuts the network
 * of a page.
 */
async function startRelay(target: number) {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((browser) => {
    if (isCut) return browser.destroy()
    const onward = connect(target, 'localhost')
    for (const [from, to] of [
      [browser, onward],
      [onward, browser],
    ] as const) {
      open.add(from)
      // A reset is one way to end. `close` follows.
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
    return undefined
  })
  const port = await freePort()
  server.listen(port)
  return {
    base: `http://localhost:${port}`,
    /** Ends every connection and refuses new ones, or accepts them again. */
    cut(cutNow: boolean) {
      isCut = cutNow
      if (isCut) for (const socket of open) socket.destroy()
    },
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
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
  const relay = await startRelay(port)
  return {
    base: relay.base,
    cut: relay.cut,
    /** Begins again with the accounts and these records. */
    start: (records: Record<string, object[]>) => control('POST', '', { seed: 'empty', records }),
    /** Changes that have reached the server: address and new status. */
    changes: async () =>
      ((await control('GET', '/requests')) as { method: string; path: string; body: unknown }[])
        .filter(({ method }) => method === 'PATCH')
        .map(({ path, body }) => `${path} ${String((body as { status?: unknown }).status)}`),
    table: async (name: string) => (await control('GET', `/db/${name}`)) as Record<string, unknown>[],
    /** Changes settings of the server, such as its hub. */
    set: (settings: object) => control('PATCH', '', settings),
    ...writesElsewhere(control),
    stop: () => {
      relay.stop()
      server.kill()
    },
  }
}
