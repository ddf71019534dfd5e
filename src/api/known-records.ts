/** All companies and machines, for the palette and the filter options. Both share one read. */
import { onceInBackground } from './query-settings.ts'

const TEN_MINUTES = 600_000

/** Read in the background, and kept when what has asked for it closes. */
export const keptLong = { ...onceInBackground, staleTime: TEN_MINUTES, gcTime: TEN_MINUTES } as const

export const companyNamesQuery = { itemsPerPage: 100, q: ['id', 'name', 'cleveronCompanyId', 'contactEmail'] } as const
export const lockerNamesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'cleveronApmId'],
} as const
