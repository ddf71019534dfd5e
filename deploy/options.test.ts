import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options: this machine only, the stub with its data on disk, no control plane', () => {
  expect(readOptions([], {})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    db: 'data/consigne.sqlite',
    control: false,
    apiUrl: undefined,
  })
})

test('the environment sets options, and the command line overrides it', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', API_URL: 'https://api.example.org/api' }
  const options = readOptions(['--port', '9000', '--db', ':memory:', '--control'], env)
  expect(options).toMatchObject({ port: 9000, host: '0.0.0.0', db: ':memory:', control: true })
  expect(options.apiUrl?.origin).toBe('https://api.example.org')
})

test.each(['http', '', '-1', '70000', '80.5'])('PORT=%s is refused with a sentence', (PORT) => {
  expect(() => readOptions([], { PORT })).toThrow(/^PORT is not the number of a port/)
})
