import type { ListParams } from '#api/generated/lockers.ts'

/** What the list shows, and no more: zones are asked for by the detail (G-18). */
const fields = ['id', 'cleveronApmId', 'type', 'shortLocation', 'location', 'city'] as const

export const listQuery = { q: fields } satisfies ListParams
