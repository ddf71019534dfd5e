import * as z from 'zod/mini'
import { companyCreate } from '#api/generated/companies.schema.ts'
import type { CompanyCreate, CompanyUpdate } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { phoneDigits, phoneField } from '#lib/phone.ts'

/** What an edition is prefilled with, and no more (G-18). */
export const companyFormFields = [
  'id',
  'cleveronCompanyId',
  'orderEventUrl',
  'name',
  'contactName',
  'contactEmail',
  'contactPhone',
  'smsProviderActive',
  'mailProviderActive',
] as const satisfies readonly (keyof Company)[]

export type CompanyValues = Required<CompanyCreate>

/** What is typed in, by the rules of the contract. */
export const companySchema = (stored?: Company) =>
  z.extend(companyCreate, {
    contactPhone: phoneField(companyCreate.shape.contactPhone, stored?.contactPhone),
    mailProviderActive: z.boolean(),
    smsProviderActive: z.boolean(),
  })

export const companyValues = (company?: Company): CompanyValues => ({
  cleveronCompanyId: company?.cleveronCompanyId ?? '',
  orderEventUrl: company?.orderEventUrl ?? '',
  name: company?.name ?? '',
  contactName: company?.contactName ?? '',
  contactEmail: company?.contactEmail ?? '',
  contactPhone: company?.contactPhone ?? '',
  smsProviderActive: company?.smsProviderActive ?? false,
  mailProviderActive: company?.mailProviderActive ?? false,
})

/** What a creation sends: six strings and two booleans (CO-30). */
export const toCreate = (values: CompanyValues): CompanyCreate => ({
  ...values,
  contactPhone: phoneDigits(values.contactPhone),
})

/**
 * What an edition sends: the keys that were changed, so that two people at work on one company do not undo each other
 * (G-95). Nothing changed is sent as the same name, which leaves the server the judge of the save.
 */
export function toUpdate(values: CompanyValues, changed: (name: keyof CompanyValues) => boolean): CompanyUpdate {
  const payload = toCreate(values)
  const keys = (Object.keys(values) as (keyof CompanyValues)[]).filter(changed)
  return keys.length === 0 ? { name: payload.name } : Object.fromEntries(keys.map((key) => [key, payload[key]]))
}
