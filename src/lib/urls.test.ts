import { expect, test } from 'vitest'
import { ownAddress } from './urls.ts'

const origin = 'https://consigne.test'
const script = ['java', 'script:alert(1)'].join('')

test.each([
  '/',
  '/livraisons?code-barres=A%20B&page=2',
  '/livraisons?q=//evil.test',
  '/societes/detail/3#membres',
  '/%C3%A9t%C3%A9',
])('%s is an address of this console', (address) => expect(ownAddress(address, origin)).toBe(address))

test.each([
  ['another host', '//evil.test'],
  ['a backslash for a slash', String.raw`/\evil.test`],
  ['an encoded backslash', '/%5Cevil.test'],
  ['an encoded slash', '/%2Fevil.test'],
  ['a scheme without slashes', 'https:evil.test'],
  ['a whole address of ours', `${origin}/societes`],
  ['a script', script],
  ['a script behind a slash and a line break', `/\n${script}`],
  ['a tab between the slashes', '/\t/evil.test'],
  ['a carriage return', '/societes\r'],
  ['an encoded tab between the slashes', '/%09/evil.test'],
  ['a blank first', ' //evil.test'],
  ['steps back to another host', '/societes/..//evil.test'],
  ['encoded steps back to another host', '/societes/%2e%2e//evil.test'],
  ['a user before the host', '//consigne.test@evil.test'],
  ['a name without a slash', 'societes'],
  ['a broken encoding', '/%E0%A4%A'],
  ['an empty text', ''],
  ['no text', ['/societes']],
])('%s is refused', (_name, address) => expect(ownAddress(address, origin)).toBeUndefined())
