import { describe, expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import { companySchema, companyValues, type CompanyValues, lostCompany, toCreate, toUpdate } from './schema.ts'

const texts = {
  cleveronCompanyId: 'CMP-NEW',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'a@b.pf',
  contactPhone: '87 12 34 56',
}
const typed: CompanyValues = { ...companyValues(), ...texts }

const stored: Company = { '@id': '/api/companies/12', id: 12, ...typed, contactPhone: '87123456' }

/** `field: message` of each refused field. */
const refusals = (schema: ReturnType<typeof companySchema>, values: Partial<CompanyValues>) =>
  schema.safeParse({ ...typed, ...values }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

const creation = companySchema()
const edition = companySchema(stored)

test('[VAL-16] [VAL-17] [VAL-19] [VAL-20] [VAL-21] [VAL-23] [CO-22] [CO-23] [CO-24] [CO-25] [CO-26] [CO-27] every text is required in creation and edition, and blanks count as empty', () => {
  for (const schema of [creation, edition])
    for (const name of Object.keys(texts))
      for (const blank of ['', '   '])
        expect(refusals(schema, { [name]: blank })).toContain(`${name}: Ce champ est obligatoire`)
})

test.each([
  ['VAL-18', 'orderEventUrl', ['abc', 'data:text/html,x', 'https://x.pf/my hook'], 'Veuillez saisir une URL valide'],
  ['VAL-22', 'contactEmail', ['abc', 'a@'], "L'adresse e-mail n'est pas valide"],
  ['VAL-24', 'contactPhone', ['8712345687123456'], 'Un numéro de téléphone a au plus 15 chiffres'],
  ['VAL-24', 'contactPhone', ['abc'], 'Ce champ ne doit contenir que des chiffres'],
])('[%s] %s « %s » is refused', (_id, name, values, message) => {
  for (const schema of [creation, edition])
    for (const value of values) expect(refusals(schema, { [name]: value })).toEqual([`${name}: ${message}`])
})

test('[VAL-18] a URL may begin with capitals, as a phone writes it', () =>
  expect(refusals(creation, { orderEventUrl: 'HTTPS://x.pf/hook' })).toEqual([]))

describe('the phone number', () => {
  test('[VAL-24] [CO-27] may be typed in the international form and is sent as digits', () => {
    const values = { ...typed, contactPhone: '+689 87 12 34 56' }
    expect(refusals(creation, values)).toEqual([])
    expect(toCreate(values).contactPhone).toBe('68987123456')
  })

  test('[CO-27] of the server is accepted as long as it is unchanged, but not when it is missing', () => {
    expect(
      refusals(companySchema({ ...stored, contactPhone: '(+689) 87.12' }), { contactPhone: '(+689) 87.12' }),
    ).toEqual([])
    expect(refusals(companySchema({ ...stored, contactPhone: '' }), { contactPhone: '' })).toContain(
      'contactPhone: Ce champ est obligatoire',
    )
  })
})

test('[CO-32] [VAL-25] [VAL-26] an edit sends the changed fields, an unticked option as `false`', () => {
  const changed = (...names: string[]) => toUpdate(typed, (name) => names.includes(name))
  expect(changed('contactName', 'smsProviderActive')).toEqual({
    contactName: 'Hina Teriipaia',
    smsProviderActive: false,
  })
  // The server decides whether a save without a change succeeds.
  expect(changed()).toEqual({ name: 'Épicerie Vaiana' })
})

test.each([
  ['the same external id and name', {}, true],
  ['a server that trims', { name: 'Épicerie Vaiana ' }, true],
  ['another name under the id', { name: 'Marché du port' }, false],
  ['the name under another id', { cleveronCompanyId: 'CMP-99' }, false],
  ['a server that does not give the id', { cleveronCompanyId: undefined }, false],
])('a company that was sent is recognised: %s', (_name, given, isMatch) => {
  expect(lostCompany.matches({ ...stored, ...given }, { ...typed, name: ' Épicerie Vaiana' })).toBe(isMatch)
})
