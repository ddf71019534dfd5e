/** Sort values and filter texts of list columns that are not plain fields. */
import type { Company, Locker, User } from '#api/generated/entities.ts'
import { phoneDigits } from '#lib/contact.ts'
import { formatDateTime, timeOf } from '#lib/dates.ts'
import { fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { words } from '#ui/copy.ts'
import type { ListName } from './arranged.ts'

export type Value = string | number | undefined

interface Kind<Row> {
  /** Sort values by column. */
  values: Partial<Record<string, (row: Row) => Value>>
  /** Texts for the filter. They must match the texts on screen. */
  texts: (row: Row) => readonly Value[]
}

const stateOf = ({ enabled }: User) => (enabled === undefined ? undefined : enabled ? words.enabled : words.disabled)

/** As it is shown, and as it is typed without blanks. */
const phoneTexts = (phone: string | undefined) => [phone, phone && phoneDigits(phone)]

const companies: Kind<Company> = {
  values: { createdAt: ({ createdAt }) => timeOf(createdAt) },
  texts: ({ id, name, contactName, contactEmail, contactPhone, createdAt }) => [
    `#${id}`,
    name,
    contactName,
    contactEmail,
    ...phoneTexts(contactPhone),
    createdAt && formatDateTime(createdAt),
  ],
}

const lockers: Kind<Locker> = {
  values: {},
  texts: ({ id, cleveronApmId, type, shortLocation, location, city }) => [
    `#${id}`,
    cleveronApmId,
    type,
    shortLocation,
    location,
    city,
  ],
}

const users: Kind<User> = {
  values: { name: fullName, roles: ({ roles = [] }) => effectiveRoleLabel(roles), enabled: stateOf },
  texts: (user) => [
    `#${user.id}`,
    fullName(user),
    effectiveRoleLabel(user.roles ?? []),
    user.email,
    ...phoneTexts(user.phone),
    stateOf(user),
  ],
}

// Each list looks up only its own entry, so the row type matches.
const kinds: Record<ListName, Kind<never>> = { companies, lockers, users }

export const kindOf = (name: ListName) => kinds[name] as unknown as Kind<object>
