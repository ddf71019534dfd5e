import type { ListParams } from '#api/generated/lockers.ts'

/** The fields that the list shows. The zones are requested by the detail. */
const fields = ['id', 'cleveronApmId', 'type', 'shortLocation', 'location', 'city'] as const

export const listQuery = { q: fields } satisfies ListParams
