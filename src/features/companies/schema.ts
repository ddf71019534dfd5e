import * as z from 'zod/mini'
import { companyBlank, companyCreate } from '#api/generated/companies.schema.ts'
import type { CompanyCreate, CompanyUpdate } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { changedOf, type FormValues, namesOf, valuesOf } from '#lib/form-values.ts'
import { phoneDigits, phoneField } from '#lib/phone.ts'

/** What an edition is prefilled with, and no more (G-18). */
export const companyFormFields = ['id', ...namesOf(companyBlank)] as const

export type CompanyValues = FormValues<CompanyCreate>

export const companyValues = (company?: Company) => valuesOf(companyBlank, company)

/** What is typed in, by the rules of the contract. */
export const companySchema = (stored?: Company) =>
  z.extend(z.required(companyCreate), {
    contactPhone: phoneField(companyCreate.shape.contactPhone, stored?.contactPhone),
  })

/** What a creation sends: six texts and two flags (CO-30). */
export const toCreate = (values: CompanyValues): CompanyCreate => ({
  ...values,
  contactPhone: phoneDigits(values.contactPhone),
})

/**
 * What an edition sends: what was changed, so that two people at work on one company do not undo each other (G-95). When
 * nothing was changed the same name is sent, so that the server still accepts or refuses the save.
 */
export function toUpdate(values: CompanyValues, changed: (name: keyof CompanyValues) => boolean): CompanyUpdate {
  const payload = toCreate(values)
  return changedOf(payload, changed) ?? { name: payload.name }
}
