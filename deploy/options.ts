import { parseArgs } from 'node:util'
import { oneOf, seeds } from '../e2e/stub/data/choices.ts'
import type { SeedName } from '../e2e/stub/types.ts'
import { parseApiUrl } from './proxy.ts'

export interface Options {
  port: number
  host: string
  /** The file of the stub's database, or `:memory:`. */
  db: string
  /** Content of a new database. */
  seed: SeedName
  /** Whether members, operators and shippers see only their deliveries. */
  scoped: boolean
  /** Whether the stub announces changes by a Mercure hub. */
  mercure: boolean
  /** Whether /__stub is served, with which tests control the stub. */
  control: boolean
  /** A real server that answers /api instead of the stub. */
  apiUrl: URL | undefined
  /** Whether to print the usage and end. */
  help: boolean
}

/** Output of `npm start -- --help`. */
export const usage = `npm start [-- options]

  --port PORT   the port (4173)
  --host HOST   the address to listen at (127.0.0.1); 0.0.0.0 opens the console to the network
  --api URL     a real server, such as https://api.example.org; the options of the stub then have no effect
  --db FILE     where the stub keeps its data (data/consigne.sqlite), or :memory:
  --seed NAME   what a new data file contains: ${seeds.join(', ')} (network)
  --scoped      members, operators and shippers see only the deliveries of their company, or their own
  --mercure     the stub announces changes by a Mercure hub at /.well-known/mercure
  --control     the page /__stub controls the stub, and its routes do so for tests
  --help        this text

PORT, HOST and API_URL in the environment do the same as --port, --host and --api.
e2e/stub/README.md describes the stub.`

/** Reads the command line and the environment. Throws an error with a plain sentence for a value that makes no sense. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const { api, ...values } = parse(args, env)
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port ${values.port} is not the number of a port.`)
  const apiUrl = api === '' ? undefined : parseApiUrl(api)
  return { ...values, port, seed: oneOf('seed', values.seed, seeds), apiUrl }
}

function parse(args: string[], env: Record<string, string | undefined>) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: env['PORT'] ?? '4173' },
        host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
        api: { type: 'string', default: env['API_URL'] ?? '' },
        db: { type: 'string', default: 'data/consigne.sqlite' },
        seed: { type: 'string', default: 'network' },
        scoped: { type: 'boolean', default: false },
        mercure: { type: 'boolean', default: false },
        control: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(`${problem}. npm start -- --help lists the options.`, { cause: error })
  }
}
