import { expect, test } from 'vitest'
import { clientPhone, phoneDigits } from './contact.ts'

test('keeps all typed digits, zeros included', () => {
  expect(phoneDigits('87 12 34 56')).toBe('87123456')
  expect(phoneDigits('+689 87 12 34 56')).toBe('68987123456')
  expect(phoneDigits(' 040.12-34 ')).toBe('0401234')
})

test('leaves text that is not a number unchanged', () => {
  expect(phoneDigits('abc')).toBe('abc')
  expect(phoneDigits('87+12')).toBe('87+12')
  expect(phoneDigits('')).toBe('')
})

test('[G-60] the phone of a client may be typed like that of a user, and keeps its leading +', () => {
  expect(clientPhone(' +689 87\u00A012\u202F34 56 ')).toBe('+68987123456')
  expect(clientPhone('+689 87.12-34')).toBe('+689871234')
  expect(clientPhone('040.12-34')).toBe('0401234')
  expect(['abc', '87+12', '(689) 87'].map(clientPhone)).toEqual(['abc', '87+12', '(689) 87'])
})
