import { companyBlank, companyCreate } from '#api/generated/companies.schema.ts'
import * as companies from '#api/generated/companies.ts'
import type { CompanyCreate, CompanyUpdate } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { textField } from '#api/rules.ts'
import { phoneDigits } from '#lib/contact.ts'
import { changedOf, type FormValues, namesOf, valuesOf } from '#lib/form-values.ts'

/** The fields that the edition shows. Nothing else is requested. */
export const companyFormFields = ['id', ...namesOf(companyBlank)] as const

export type CompanyValues = FormValues<CompanyCreate>

export const companyValues = (company?: Company) => valuesOf(companyBlank, company)

/** Checks the typed values by the rules of the contract. A company without a phone number must get one. */
export const companySchema = (stored?: Company) =>
  companyCreate.required().extend({
    contactPhone: textField(companyCreate.shape.contactPhone, {
      stored: stored?.contactPhone || undefined,
      sent: phoneDigits,
    }),
  })

export const toCreate = (values: CompanyValues): CompanyCreate => ({
  ...values,
  contactPhone: phoneDigits(values.contactPhone),
})

/**
 * Payload of an edit: only the changed fields, so that two people who edit one company do not undo each other's changes.
 * Without a change the same name is sent, because the server decides whether a save succeeds.
 */
export function toUpdate(values: CompanyValues, changed: (name: keyof CompanyValues) => boolean): CompanyUpdate {
  const payload = toCreate(values)
  return changedOf(payload, changed) ?? { name: payload.name }
}

/** Finds a sent company by its external id and its name. */
export const lostCompany = {
  uniqueFields: ['cleveronCompanyId'],
  candidates: ({ cleveronCompanyId }: Pick<CompanyCreate, 'cleveronCompanyId'>) =>
    companies.all({ cleveronCompanyId, q: ['id', 'name', 'cleveronCompanyId', 'createdAt'] }),
  // A server without this filter answers with every company, so the ids are compared too.
  matches: (row: Company, sent: Pick<CompanyCreate, 'cleveronCompanyId' | 'name'>) =>
    row.cleveronCompanyId?.trim() === sent.cleveronCompanyId.trim() && row.name?.trim() === sent.name.trim(),
}
