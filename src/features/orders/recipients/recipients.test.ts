import { expect, test } from 'vitest'
import { type Part, recipientFilter, recipientMatches } from './recipients.tsx'

const clients = [
  { firstname: 'Vaimiti', lastname: 'Teriipaia', phone: '87 70 11 22', email: 'vaimiti@example.test' },
  { firstname: 'Moea', lastname: 'Vaihere', phone: '+689 87.70.33.44', email: 'moea@example.test' },
  { firstname: 'Héréiti', lastname: "Fa'atau", phone: '0068989112233', email: 'h.faatau@mana.test' },
  { lastname: 'Sans téléphone', email: 'rien@example.test' },
]

const found = (typed: string) => clients.filter(recipientFilter(typed)).map(({ lastname }) => lastname)

test('[CALL-01] a name is found in any order, without accents, case and glottal stops', () => {
  expect(found('HEREITI faatau')).toEqual(["Fa'atau"])
  expect(found('sans telephone')).toEqual(['Sans téléphone'])
})

test('[CALL-01] a phone is found with any spacing, with or without +689, and together with a name', () => {
  expect(found('vai 87 70')).toEqual(['Teriipaia', 'Vaihere'])
  expect(found('+68987703344')).toEqual(['Vaihere'])
  expect(found('(689) 89-11')).toEqual(["Fa'atau"])
  expect(found('+689 87')).toEqual(['Teriipaia', 'Vaihere'])
  expect(found('00689 89 1')).toEqual(["Fa'atau"])
  // Digits across the end of the prefix are no part of a number.
  expect(found('89 87')).toEqual([])
  expect(found('moea 87 70 11')).toEqual([])
})

test.each([
  '87/70/11/22',
  '87;70 11|22',
  '87_70_11_22',
  '(+689) 87 70 11 22',
  '00 689 87 70 11 22',
  'Teriipaia-Vaimiti',
  'TERIIPAIA (Vaimiti)',
  'Vaimiti Teriipaia <vaimiti@example.test>',
  'Teriipaia, Vaimiti : 87/70/11/22',
  'Vaimiti,87701122',
])('[CALL-01] « %s » finds one recipient', (typed) => expect(found(typed)).toEqual(['Teriipaia']))

test('[CALL-01] an e-mail is found by a part of it, and a delivery without a recipient never', () => {
  expect(found('@mana')).toEqual(["Fa'atau"])
  expect(found('moea@example.test')).toEqual(['Vaihere'])
  expect(recipientFilter('a')(undefined)).toBe(false)
  expect(found(', -')).toEqual([])
})

test.each([
  ['vai 87 70', clients[0], '[Vai]miti Teriipaia', '[87 70] 11 22', ''],
  ['HEREITI faatau', clients[2], "[Héréiti] [Fa'atau]", '0068989112233', ''],
  ['+689 87', clients[1], 'Moea Vaihere', '+[689 87] 70 33 44', ''],
  ['@mana', clients[2], "Héréiti Fa'atau", '0068989112233', 'h.faatau@[mana].test'],
  ['h.faatau@mana', clients[2], "Héréiti Fa'atau", '0068989112233', '[h.faatau@mana].test'],
])('[CALL-01] what was searched by « %s » is marked in the result', (typed, client, ...expected) => {
  const marked = (parts: readonly Part[]) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
  const { name, phone, email } = recipientMatches(typed, client ?? {})
  expect([name, phone, email].map(marked)).toEqual(expected)
})
