import * as companies from '#api/generated/companies.ts'
import type { CompanyCreate } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'

/** A company that was sent is searched by its external id, and recognised by its name. */
export const lostCompany = {
  uniqueFields: ['cleveronCompanyId'],
  candidates: ({ cleveronCompanyId }: Pick<CompanyCreate, 'cleveronCompanyId'>) =>
    companies.all({ cleveronCompanyId, q: ['id', 'name', 'cleveronCompanyId', 'createdAt'] }),
  // A server without this filter answers with every company, so the ids are compared too.
  matches: (row: Company, sent: Pick<CompanyCreate, 'cleveronCompanyId' | 'name'>) =>
    row.cleveronCompanyId?.trim() === sent.cleveronCompanyId.trim() && row.name?.trim() === sent.name.trim(),
}
