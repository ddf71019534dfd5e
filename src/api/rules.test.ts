import { expect, test } from 'vitest'
import { z } from '#lib/zod.ts'
import { issuesOf, textField } from './rules.ts'

const digits = z.string().min(1, 'missing').regex(/^\d+$/, 'digits only')

const messages = (field: z.ZodType, value: unknown) => issuesOf(field, value).map(({ message }) => message)

test('a field is judged on what would be sent for the typed text', () => {
  const field = textField(digits, { sent: (typed) => typed.replaceAll(' ', '') })
  expect(messages(field, '87 12')).toEqual([])
  expect(messages(field, '87-12')).toEqual(['digits only'])
  expect(messages(field, ' ')).toEqual(['missing', 'digits only'])
})

test('what the server stores is accepted, and what is typed instead is judged', () => {
  const field = textField(digits, { stored: 'old text' })
  expect(messages(field, 'old text')).toEqual([])
  expect(messages(field, 'new text')).toEqual(['digits only'])
})

test('issues lead to the value that they are about', () => {
  expect(issuesOf(z.object({ phone: digits }), { phone: 'x' }, ['rows', 2])).toMatchObject([
    { path: ['rows', 2, 'phone'], message: 'digits only' },
  ])
})
