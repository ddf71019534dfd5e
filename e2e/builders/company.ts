import type { Company } from '#api/generated/entities.ts'
import { nextId, type Seeded } from './stored.ts'

/** A complete company without an owner: `aCompany({ name: 'Vaiana' })`. */
export function aCompany(given: Partial<Seeded<Company>> = {}): Seeded<Company> {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/companies/${id}`,
    id,
    cleveronCompanyId: `CMP-${id}`,
    name: `Société ${id}`,
    orderEventUrl: `https://hooks.example.test/company/${id}`,
    contactName: 'Hina Teriipaia',
    contactEmail: `contact${id}@example.test`,
    contactPhone: '89400000',
    createdAt: '2023-05-01T08:00:00+00:00',
    mailProviderActive: true,
    smsProviderActive: false,
    owner: null,
    members: [],
    bookingSlots: [],
    ...given,
  }
}
