import { parseArgs } from 'node:util'
import { parseApiUrl } from './proxy.ts'

export interface Options {
  port: number
  host: string
  /** The file of the stub's database, or `:memory:`. */
  db: string
  /** Whether /__stub is served, with which tests control the stub. */
  control: boolean
  /** A real server that answers /api instead of the stub. */
  apiUrl: URL | undefined
}

/** Reads the command line and the environment. Throws an error with a plain sentence for a value that makes no sense. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: env['PORT'] ?? '4173' },
      host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
      db: { type: 'string', default: 'data/consigne.sqlite' },
      control: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`PORT is not the number of a port: ${values.port}`)
  const apiUrl = env['API_URL'] === undefined || env['API_URL'] === '' ? undefined : parseApiUrl(env['API_URL'])
  return { ...values, port, apiUrl }
}
