import { expect, test } from 'vitest'
import { clientSchema, toClient } from './client.ts'

const client = { lastname: 'Teriipaia', firstname: 'Hina', phone: '+689 87 12 34 56', email: 'hina@mail.pf' }

const refusals = (values: Partial<typeof client>) =>
  clientSchema
    .safeParse({ ...client, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test.each([
  ['[WIZ-11] [VAL-60]', 'lastname'],
  ['[WIZ-12] [VAL-61]', 'firstname'],
  ['[WIZ-13] [VAL-62]', 'phone'],
  ['[WIZ-14] [VAL-63]', 'email'],
])('%s %s of the client is required, and blanks do not count', (_ids, name) => {
  for (const blank of ['', '   ']) expect(refusals({ [name]: blank })).toContain(`${name}: Ce champ est obligatoire`)
})

test.each([
  ['email', 'abc', "L'adresse e-mail n'est pas valide"],
  ['phone', '87+12', 'Ce champ ne doit contenir que des chiffres'],
  ['phone', 'abc', 'Ce champ ne doit contenir que des chiffres'],
])('%s « %s » is refused', (name, value, message) => {
  expect(refusals({ [name]: value })).toEqual([`${name}: ${message}`])
})

test('the four fields are sent trimmed, and the phone number without spaces', () => {
  expect(refusals({})).toEqual([])
  expect(toClient({ ...client, lastname: ' Teriipaia ' })).toEqual({ ...client, phone: '+68987123456' })
  expect(refusals({ phone: '87.12-34 56' })).toEqual([])
  expect(toClient({ ...client, phone: '87.12-34 56' }).phone).toBe('87123456')
})
