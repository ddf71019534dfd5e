/** Password from the environment, or typed without an echo. Never an argument, because `ps` shows arguments. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { WrongUse } from './arguments.ts'
import { prompt } from './copy.ts'

const variable = 'CONSIGNE_PASSWORD'
/** Exit code after Ctrl+C. */
const INTERRUPTED = 130

/** @throws WrongUse without a value and without a terminal to ask */
export async function readPassword(env: Record<string, string | undefined>, user: string): Promise<string> {
  const given = env[variable]
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY) throw new WrongUse(prompt.noTerminal(variable))
  process.stderr.write(prompt.ask(user))
  // Discards the echo of the terminal.
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true })
  lines.on('SIGINT', () => process.exit(INTERRUPTED))
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
