import type { Locker } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import type { Zone } from './zones.ts'

/** The name of the machine on screen: its id at the manufacturer. */
export const referenceOf = ({ cleveronApmId, id }: Locker) => nameOf({ id, name: cleveronApmId })

/** A zone that came only as an IRI is shown by its number. */
export const zoneNameOf = (zone: Zone) => nameOf(zone) ?? '#'
