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
  const options = readOptions(['--port', '9000', '--seed', 'large', '--control'], env)
  expect(options).toMatchObject({ port: 9000, host: '0.0.0.0', seed: 'large', control: true, scoped: false })
  expect(() => readOptions(['--seed', 'huge'], {})).toThrow(/^--seed huge: one of demo, /)
  expect(options.apiUrl?.origin).toBe('https://api.example.org')
})

test('--help describes every option', () => {
  expect(readOptions(['--help'], {}).help).toBe(true)
  const described = [...usage.matchAll(/^ {2}--(\w+)/gm)].map(([, name]) => name)
  const known = Object.keys(readOptions([], {})).map((name) => (name === 'apiUrl' ? 'api' : name))
  expect(new Set(described)).toEqual(new Set(known))
  expect(usage).toContain('PORT, HOST and API_URL in the environment')
})

test('a real server is named on the command line as well, because not every shell sets a variable for one command', () => {
  expect(readOptions(['--api', 'http://localhost:4011'], { API_URL: 'https://b.example' }).apiUrl?.origin).toBe(
    'http://localhost:4011',
  )
  expect(() => readOptions(['--api', 'localhost'], {})).toThrow(/^--api localhost is not the address of a server\./)
})

test('an unknown option is refused with the way to the list of options', () => {
  expect(() => readOptions(['--prot', '5'], {})).toThrow(/'--prot'.*npm start -- --help lists the options\.$/)
})

test.each(['http', '', '-1', '70000', '80.5'])('PORT=%s is refused with a sentence', (PORT) => {
  expect(() => readOptions([], { PORT })).toThrow(`--port ${PORT} is not the number of a port.`)
})
