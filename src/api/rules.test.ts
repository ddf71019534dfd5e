import { expect, test } from 'vitest'
import { z } from '#lib/zod.ts'
import { issuesOf, missingOr, textField } from './rules.ts'

const digits = z.string().min(1, 'missing').regex(/^\d+$/, 'digits only')

const messages = (field: z.ZodType, value: unknown) => issuesOf(field, value).map(({ message }) => message)

test('a field is validated by the payload value of the typed text', () => {
  const field = textField(digits, { sent: (typed) => typed.replaceAll(' ', '') })
  expect(messages(field, '87 12')).toEqual([])
  expect(messages(field, '87-12')).toEqual(['digits only'])
  expect(messages(field, ' ')).toEqual(['missing', 'digits only'])
})

test('the stored value is accepted, and a changed value is validated', () => {
  const field = textField(digits, { stored: 'old text' })
  expect(messages(field, 'old text')).toEqual([])
  expect(messages(field, 'new text')).toEqual(['digits only'])
})

test('issues carry the path of their value', () =>
  expect(issuesOf(z.object({ phone: digits }), { phone: 'x' }, ['rows', 2])).toMatchObject([
    { path: ['rows', 2, 'phone'], message: 'digits only' },
  ]))

test.each([undefined, null, '', Number.NaN])('%s counts as missing, another type as wrong', (value) => {
  const field = z.number(missingOr('missing', 'wrong'))
  expect(messages(field, value)).toEqual(['missing'])
  expect(messages(field, 'x')).toEqual(['wrong'])
})
