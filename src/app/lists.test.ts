import { expect, test } from 'vitest'
import { record } from '#api/test-calls.ts'
import { companyColumns } from '#features/companies/columns.tsx'
import { lockerColumns } from '#features/lockers/columns.tsx'
import { userColumns } from '#features/users/columns.tsx'
import { filterFor } from '#list/list-search.ts'
import { persistedSearch } from '#list/views.ts'
import { csvColumnsOf } from '#ui/table/columns.tsx'

/** The columns of each list: the promises of filter, sorting and views for their texts. */

const aPerson = {
  ...record('x', 1),
  contactName: 'Hina',
  firstName: 'Hina',
  lastName: 'Hina',
  email: 'hina@mail.pf',
  contactEmail: 'hina@mail.pf',
}

test.each([
  ['companies', filterFor(companyColumns, 'hina')?.(aPerson)],
  ['lockers', filterFor(lockerColumns, 'hina')?.(aPerson)],
  ['users', filterFor(userColumns, 'hina')?.(aPerson)],
] as const)('[LIST-06] a view of %s keeps the typed filter only if the filter finds no person', (list, findsPersons) =>
  expect(persistedSearch(list, { recherche: 'Hina Tapare', tri: 'name' })).toEqual(
    findsPersons ? { tri: 'name' } : { recherche: 'Hina Tapare', tri: 'name' },
  ),
)

test.each(['hina hina', 'livreur', 'desactive', '#1', '8712', 'hina@'])(
  '[LIST-01] « %s » finds a user by the texts in the list',
  (typed) => {
    const user = { ...aPerson, roles: ['ROLE_SHIPPER'], phone: '87 12 34 56', enabled: false }
    const another = { '@id': '/api/users/4', id: 4, roles: ['ROLE_USER'], enabled: true }
    expect([user, another].map((each) => filterFor(userColumns, typed)?.(each))).toEqual([true, false])
  },
)

test('[EXP-02] the phones in the files of companies and users are texts', () => {
  const [person, phone] = [{ ...aPerson, contactPhone: '+68987123456', phone: '+68987123456' }, '+689 87 12 34 56']
  expect(csvColumnsOf(companyColumns).map(({ cell }) => cell(person))).toContain(phone)
  expect(csvColumnsOf(userColumns).map(({ cell }) => cell(person))).toContain(phone)
})
