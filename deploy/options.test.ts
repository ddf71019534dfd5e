import { expect, test } from 'vitest'
import { readOptions, usage } from './options.ts'

test('without options: this machine only, the stub with its data on disk, no control plane', () => {
  expect(readOptions([], {})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    db: 'data/consigne.sqlite',
    seed: 'network',
    scoped: false,
    mercure: false,
    control: false,
    apiUrl: undefined,
    help: false,
  })
})

test('the environment sets options, and the command line overrides it', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', API_URL: 'https://api.example.org/api' }
  const options = readOptions(['--port', '9000', '--db', ':memory:', '--control'], env)
  expect(options).toMatchObject({ port: 9000, host: '0.0.0.0', db: ':memory:', control: true })
  expect(options.apiUrl?.origin).toBe('https://api.example.org')
})

test('the command line chooses the data of the stub, what accounts see, and the hub', () => {
  const options = readOptions(['--seed', 'large', '--scoped', '--mercure'], {})
  expect(options).toMatchObject({ seed: 'large', scoped: true, mercure: true })
  expect(() => readOptions(['--seed', 'huge'], {})).toThrow(/^--seed huge: one of demo, /)
})

test('--help describes every option', () => {
  expect(readOptions(['--help'], {}).help).toBe(true)
  const described = [...usage.matchAll(/^ {2}--(\w+)/gm)].map(([, name]) => name)
  const known = Object.keys(readOptions([], {})).filter((name) => name !== 'apiUrl')
  expect(new Set(described)).toEqual(new Set(known))
  expect(usage).toContain('API_URL')
})

test.each(['http', '', '-1', '70000', '80.5'])('PORT=%s is refused with a sentence', (PORT) => {
  expect(() => readOptions([], { PORT })).toThrow(/^PORT is not the number of a port/)
})
