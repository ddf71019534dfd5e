import { describe, expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import { companySchema, companyValues, type CompanyValues, lostCompany, toCreate, toUpdate } from './schema.ts'

const typed: CompanyValues = {
  ...companyValues(),
  cleveronCompanyId: 'CMP-NEW',
  orderEventUrl: 'https://x.pf/hook',
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'a@b.pf',
  contactPhone: '87 12 34 56',
}

const stored: Company = { '@id': '/api/companies/12', id: 12, ...typed, contactPhone: '87123456' }

/** `field: message` of each refused field. */
const refusals = (schema: ReturnType<typeof companySchema>, values: Partial<CompanyValues>) =>
  schema.safeParse({ ...typed, ...values }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

const creation = companySchema()
const edition = companySchema(stored)

test.each([
  ['[VAL-16] [CO-22]', 'cleveronCompanyId'],
  ['[VAL-17] [CO-23]', 'orderEventUrl'],
  ['[VAL-19] [CO-24]', 'name'],
  ['[VAL-20] [CO-25]', 'contactName'],
  ['[VAL-21] [CO-26]', 'contactEmail'],
  ['[VAL-23] [CO-27]', 'contactPhone'],
])('%s %s is required in creation and edition, and blanks count as empty', (_ids, name) => {
  for (const schema of [creation, edition])
    for (const blank of ['', '   '])
      expect(refusals(schema, { [name]: blank })).toContain(`${name}: Ce champ est obligatoire`)
})

test.each([
  { id: 'VAL-18', name: 'orderEventUrl', value: 'abc', message: 'Veuillez saisir une URL valide' },
  { id: 'VAL-18', name: 'orderEventUrl', value: 'data:text/html,x', message: 'Veuillez saisir une URL valide' },
  { id: 'VAL-18', name: 'orderEventUrl', value: 'https://x.pf/my hook', message: 'Veuillez saisir une URL valide' },
  { id: 'VAL-22', name: 'contactEmail', value: 'abc', message: "L'adresse e-mail n'est pas valide" },
  { id: 'VAL-22', name: 'contactEmail', value: 'a@', message: "L'adresse e-mail n'est pas valide" },
  {
    id: 'VAL-24',
    name: 'contactPhone',
    value: '8712345687123456',
    message: 'Un numéro de téléphone a au plus 15 chiffres',
  },
  { id: 'VAL-24', name: 'contactPhone', value: 'abc', message: 'Ce champ ne doit contenir que des chiffres' },
])('[$id] $name « $value » is refused', ({ name, value, message }) => {
  for (const schema of [creation, edition]) expect(refusals(schema, { [name]: value })).toEqual([`${name}: ${message}`])
})

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

describe('a company whose creation was not answered', () => {
  const sent = { cleveronCompanyId: 'CMP-9', name: 'Épicerie Vaiana' }
  const company = (given: object) => ({ '@id': '/api/companies/7', id: 7, ...sent, ...given })

  test.each([
    ['the same external id and name', {}, true],
    ['a server that trims', { name: 'Épicerie Vaiana ' }, true],
    ['another name under the id', { name: 'Marché du port' }, false],
    ['the name under another id', { cleveronCompanyId: 'CMP-99' }, false],
    ['a server that does not give the id', { cleveronCompanyId: undefined }, false],
  ])('a company that was sent is recognised: %s', (_name, given, isMatch) => {
    expect(lostCompany.matches(company(given), sent)).toBe(isMatch)
  })
})
