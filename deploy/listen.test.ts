import { expect, test } from 'vitest'
import { claimPort, listenProblem } from './listen.ts'

test('an address of another machine is refused with a sentence', async () => {
  await expect(claimPort(0, '192.0.2.1')).rejects.toThrow(
    /^This machine has no address 192\.0\.2\.1\. Leave out --host/,
  )
})

test.each([
  ['EACCES', 80, /^Port 80 needs the rights of an administrator\. Another one: npm start -- --port 4173$/],
  ['EADDRINUSE', 4000, /^Port 4000 is taken by another program\. The next one: npm start -- --port 4001$/],
  ['EADDRINUSE', 65_535, /^Port 65535 is taken by another program\. Another one: npm start -- --port 4173$/],
  ['ENOTFOUND', 4173, /^This machine has no address nowhere\./],
  ['EWEIRD', 4173, /^What the system says$/],
])('%s at port %i', (code, port, sentence) => {
  const error = Object.assign(new Error('What the system says'), { code })
  expect(listenProblem(error, { port, host: 'nowhere', command: 'npm start' })).toMatch(sentence)
})
