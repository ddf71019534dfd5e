import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * `npm run dev` starts Vite and the stub API behind it. With API_URL it starts only Vite, in front of that server.
 * When one of them ends, the other is stopped too.
 */

mkdirSync('data', { recursive: true })
const stub = ['e2e/stub/server.ts', '--port', '4010', '--db', 'data/dev.sqlite', '--seed', 'network']
const vite = ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]

const running = [...(process.env['API_URL'] === undefined ? [stub] : []), vite].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit' }),
)

for (const child of running) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    for (const other of running) other.kill()
  })
}

// Ctrl-C reaches all processes of the group. SIGTERM reaches only this one, which passes it on.
process.on('SIGTERM', () => running.forEach((child) => child.kill()))
process.on('SIGINT', () => {})
