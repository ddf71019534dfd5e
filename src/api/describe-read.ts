import type { QueryKey } from '@tanstack/react-query'
import { reads } from './generated/reads.ts'

/** What the contract says of a read, and what it was asked for. */
export interface Description {
  tag: string
  /** Collection of the answer, or of the record in it: `temperature_zones`. */
  collection: string
  kind: 'record' | 'list' | 'count'
  /** A hub announces every change of the answer. */
  isAnnounced: boolean
  /** The number of the record in the address of the call, such as the company of a list of members. Otherwise `params`. */
  id: unknown
  /** Filters and selectors. */
  params: unknown
}

type Facts = Partial<Pick<Description, 'collection' | 'kind' | 'isAnnounced'>>

/**
 * Describes the read of a query key. The only place that knows its parts (resource.ts): the settings of a hook may replace the
 * meta of a query, and never its key.
 * A key below a tag that is no read, such as that of the selection, holds copies of its records.
 * @returns undefined for a key below no tag
 */
export function describeRead([tag, name, ...given]: QueryKey): Description | undefined {
  const ofTag: Readonly<Record<string, Facts>> | undefined = reads[tag as keyof typeof reads]
  if (ofTag === undefined) return undefined
  return {
    collection: String(tag).replace('-', '_'),
    kind: 'list',
    isAnnounced: true,
    ...ofTag[String(name)],
    tag: String(tag),
    id: given[0],
    params: given.at(-1),
  }
}
