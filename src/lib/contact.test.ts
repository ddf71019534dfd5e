import { expect, test } from 'vitest'
import { clientPhone, emailAddress, phoneDigits, phoneInPairs } from './contact.ts'

test.each([
  ['87123456.0', '87123456'],
  ['87123456,0', '87123456'],
  ['+68987123456.00', '68987123456'],
  ['87.12.34.0', '8712340'],
  ['\u202A+689\u00A087 12\u200934\u202F56\u202C', '68987123456'],
])('%j is the number %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits))

test.each([
  ['hina@example.test\u200B', 'hina@example.test'],
  ['\u00A0HINA@EXAMPLE.TEST ', 'HINA@EXAMPLE.TEST'],
  ['contact@société.test', 'contact@xn--socit-esab.test'],
  // Not an address, or one that only the rule of the field refuses.
  ['contact@so ciété.test', 'contact@so ciété.test'],
  ['contact@société.test/x', 'contact@société.test/x'],
  ['a@b@société.test', 'a@b@société.test'],
])('the address %j is sent as %j', (typed, address) => expect(emailAddress(typed)).toBe(address))

test('[G-60] the phone of a client may be typed like that of a user, and keeps its leading +', () => {
  expect(clientPhone(' +689 87\u00A012\u202F34 56 ')).toBe('+68987123456')
  expect(clientPhone('\u202A+68987123456.0')).toBe('+68987123456')
  expect(clientPhone('+689 87.12-34')).toBe('+689871234')
  expect(clientPhone('040.12-34')).toBe('0401234')
  expect(['abc', '87+12', '(689) 87'].map(clientPhone)).toEqual(['abc', '87+12', '(689) 87'])
})

test.each([
  ['89400000', '89 40 00 00'],
  ['+68989400000', '+689 89 40 00 00'],
  ['68989400000', '689 89 40 00 00'],
  ['+689 89.40-00 00', '+689 89 40 00 00'],
  // Other numbers, and texts that are none.
  ['0689401234', '0689401234'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['87123456 / 40123456', '87123456 / 40123456'],
  ['', ''],
  [undefined, undefined],
])('the phone %j is shown and copied as %j', (phone, shown) => expect(phoneInPairs(phone)).toBe(shown))
