import type { Company, Locker, Slot, TemperatureZone } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { compareNames } from '#lib/collation.ts'
import { dimensions } from '#lib/dimensions.ts'
import { nameOf } from '#lib/names.ts'
import { messages } from './copy.ts'
import { zoneLabel } from './place.ts'

/** What the lists of the form show, and what is asked for them. */
export const companyQuery = { q: ['id', 'name'] } as const satisfies { q: Selection<Company> }
export const lockerQuery = { q: ['id', 'location', 'shortLocation'] } as const satisfies { q: Selection<Locker> }

interface Choice {
  value: string
  label: string
  disabled?: boolean
}

const byLabel = (a: Choice, b: Choice) => compareNames(a.label, b.label)

const companyOption = (company: Company): Choice => ({ value: company['@id'], label: nameOf(company) })

export const companyOptions = (companies: readonly Company[]) => companies.map(companyOption).toSorted(byLabel)

export const lockerOptions = (lockers: readonly Locker[]) => lockers.map(lockerOption).toSorted(byLabel)

function lockerOption({ '@id': value, id, location, shortLocation }: Locker): Choice {
  return { value, label: [shortLocation, location].filter(Boolean).join(' – ') || `#${id}` }
}

export const zoneOption = (zone: TemperatureZone): Choice => ({ value: zone['@id'], label: zoneLabel(zone) })

/** Width x height x depth, unlike the lists, and how many are free; one that has none left says so instead (BK-46, BK-47). */
export function slotOption({ '@id': value, width, height, depth, available }: Slot): Choice {
  if (available !== undefined && available <= 0) return { value, label: messages.soldOut, disabled: true }
  const size = dimensions(width, height, depth)
  return { value, label: available === undefined ? size : `${size} – ${messages.free(available)}` }
}
