import { once } from 'node:events'
import { createServer } from 'node:net'

interface Place {
  port: number
  host: string
  /** The command that was typed: `npm start`. */
  command: string
}

const DEFAULT_PORT = 4173
const LAST_PORT = 65_535

/** Sentence for a server that could not listen, with a command that works in every shell. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, { port, host, command }: Place): string {
  const another = `Another one: ${command} -- --port ${DEFAULT_PORT}`
  const next = port < LAST_PORT ? `The next one: ${command} -- --port ${port + 1}` : another
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${next}`
  if (code === 'EACCES') return `Port ${port} needs the rights of an administrator. ${another}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Leave out --host, or open the console to the network: --host 0.0.0.0`
  return message
}

/** Takes the port for a moment, so that a problem is known before the build. Throws the sentence. */
export async function claimPort(port: number, host: string) {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (error) {
    throw new Error(listenProblem(error as Error, { port, host, command: 'npm start' }), { cause: error })
  }
}
