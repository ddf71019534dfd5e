import { expect, test } from 'vitest'
import { phoneDigits, phoneWithoutSpaces } from './phone.ts'

test('keeps the digits of what people type, zeros included', () => {
  expect(phoneDigits('87 12 34 56')).toBe('87123456')
  expect(phoneDigits('+689 87 12 34 56')).toBe('68987123456')
  expect(phoneDigits(' 040.12-34 ')).toBe('0401234')
})

test('leaves text that is not a number unchanged', () => {
  expect(phoneDigits('abc')).toBe('abc')
  expect(phoneDigits('87+12')).toBe('87+12')
  expect(phoneDigits('')).toBe('')
})

test('keeps the leading + of a client, and drops every kind of space', () => {
  expect(phoneWithoutSpaces(' +689 87\u00A012\u202F34 56 ')).toBe('+68987123456')
  expect(phoneWithoutSpaces('87.12')).toBe('87.12')
})
