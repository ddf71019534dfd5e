import type { ListParams } from '#api/generated/companies.ts'

/** The fields that the list shows. Nothing else is requested. */
const fields = ['id', 'name', 'contactName', 'contactEmail', 'contactPhone', 'createdAt'] as const

export const listQuery = { q: fields } satisfies ListParams
