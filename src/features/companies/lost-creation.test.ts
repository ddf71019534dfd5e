import { expect, test } from 'vitest'
import { lostCompany } from './schema.ts'

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
