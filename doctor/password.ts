/** The password: from the environment, or typed without being shown. It is never an argument, because `ps` shows those. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { WrongUse } from './arguments.ts'
import { prompt } from './copy.ts'

const variable = 'CONSIGNE_PASSWORD'
/** The exit code of a command that Ctrl+C has ended. */
const INTERRUPTED = 130

/** @throws WrongUse when there is neither a value nor a terminal to ask at */
export async function readPassword(env: Record<string, string | undefined>, user: string): Promise<string> {
  const given = env[variable]
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY) throw new WrongUse(prompt.noTerminal(variable))
  process.stderr.write(prompt.ask(user))
  // The terminal shows what this stream receives.
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
