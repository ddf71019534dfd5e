import type { ListParams } from '#api/generated/companies.ts'

/** What the list shows, and no more: the rest of a company is none of its business (G-18). */
const fields = ['id', 'name', 'contactName', 'contactEmail', 'contactPhone', 'createdAt'] as const

export const listQuery = { q: fields } satisfies ListParams
