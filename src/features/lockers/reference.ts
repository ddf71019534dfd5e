import type { Locker } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import type { Zone } from './zones.ts'

/** What a person would call this machine: its id at the maker (G-56). */
export const referenceOf = ({ cleveronApmId, id }: Locker) => nameOf({ id, name: cleveronApmId })

/** A zone that came as a bare IRI is still told apart by its number. */
export const zoneNameOf = (zone: Zone) => nameOf(zone) ?? '#'
