/** Maps the queries of a screen to the topics of a hub, and updates to queries. Pure. */
import type { Query, QueryKey } from '@tanstack/react-query'
import { API_PREFIX } from '#api/addresses.ts'
import { groupBy } from '#lib/group-by.ts'

/** The properties used here of a query. */
export type Shown = Pick<Query, 'queryKey'> & { state: Pick<Query['state'], 'data'> }

/** Matches a record, such as `/api/temperature_zones/7`, but not the address of a value object. */
const RECORD = new RegExp(`^${API_PREFIX}([a-z_]+)/\\d+$`)

/** Maximum records of a collection that are separate topics, because web servers limit the length of an address. */
const MOST_RECORDS = 10

/** Operations that read a collection or a part of it, so that a new record may change their answers. */
const OF_COLLECTION = new Set(['page', 'list', 'all', 'count', 'series', 'withBookingSlots'])
const OF_BOOKINGS = new Set(['bookings', 'allBookings'])

/** The collection that a query reads; undefined for a single record. */
function collectionOf([tag, operation]: QueryKey): string | undefined {
  if (OF_BOOKINGS.has(String(operation))) return 'booking_slots'
  return OF_COLLECTION.has(String(operation)) ? String(tag).replaceAll('-', '_') : undefined
}

/**
 * Whether a hub announces the changes of a query. It announces written records only. The server computes the free places of a
 * booking, and no update names the company of a new member.
 */
const isAnnounced = ([tag, operation]: QueryKey) =>
  collectionOf([tag, operation]) !== 'booking_slots' &&
  !['members', 'allMembers', 'me', 'ownAccount'].includes(String(operation))

/** Whether the hub announces every change of a query. Other queries are refetched every minute, even with a hub. */
export const isCovered = ({ queryKey }: Pick<Shown, 'queryKey'>) => isAnnounced(queryKey)

const namesIn = new WeakMap<object, ReadonlySet<string>>()

/** The `@id` of every record in these data, at any depth. */
function recordsIn(data: unknown): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return new Set()
  const known = namesIn.get(data)
  if (known !== undefined) return known
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      // A relation may be a bare IRI.
      if (RECORD.test(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
  }
  visit(data)
  namesIn.set(data, found)
  return found
}

/** Topics without their origin: addresses of records, or `/api/orders/{id}` for all records of a collection. */
export function topicsOf(queries: readonly Shown[]): string[] {
  const topics = new Set<string>()
  for (const { queryKey, state } of queries) {
    const own = collectionOf(queryKey)
    if (own !== undefined) topics.add(templateOf(own))
    const byCollection = groupBy(recordsIn(state.data), (iri) => RECORD.exec(iri)?.[1] ?? '')
    for (const [collection, iris] of byCollection) {
      // The rows of a list change often, and other topics would mean a new connection each time.
      if (own !== undefined || iris.length > MOST_RECORDS) topics.add(templateOf(collection))
      else for (const iri of iris) topics.add(iri)
    }
  }
  return [...topics].filter((topic) => isTemplate(topic) || !topics.has(topic.replace(/\d+$/, '{id}'))).toSorted()
}

const templateOf = (collection: string) => `${API_PREFIX}${collection}/{id}`
const isTemplate = (topic: string) => topic.endsWith('}')

/**
 * Relation of an update to a query: `shown`, about a record in its data; `elsewhere`, about a record that its list may now
 * contain; or `nothing`.
 * @param iri undefined when the update does not name its record
 */
export function meaningOf(iri: string | undefined, { queryKey, state }: Shown): 'shown' | 'elsewhere' | 'nothing' {
  if (iri === undefined || recordsIn(state.data).has(iri)) return 'shown'
  const own = collectionOf(queryKey)
  return own !== undefined && RECORD.exec(iri)?.[1] === own ? 'elsewhere' : 'nothing'
}

/** IRI of the record that an update names. The rest is not used, because anybody may have sent the update. */
export function namedBy(data: string, origin: string): string | undefined {
  try {
    const id = (JSON.parse(data) as { '@id'?: unknown } | null)?.['@id']
    const url = typeof id === 'string' ? URL.parse(id, origin) : null
    return url?.origin === origin && RECORD.test(url.pathname) ? url.pathname : undefined
  } catch {
    return undefined
  }
}
