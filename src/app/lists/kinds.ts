/** What the columns of the lists say as text or number, where it is not the value of a field. */
import type { Company, Locker, User } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { fullName } from '#lib/full-name.ts'
import { phoneDigits } from '#lib/phone.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { words } from '#ui/copy.ts'
import type { ListName } from './arranged.ts'

export type Value = string | number | undefined

interface Kind<Row> {
  /** What a column is sorted by. */
  values: Partial<Record<string, (row: Row) => Value>>
  /** What the filter looks at: what the row shows. */
  texts: (row: Row) => readonly Value[]
}

const stateOf = ({ enabled }: User) => (enabled === undefined ? undefined : enabled ? words.enabled : words.disabled)

/** Whatever offset the server writes: the column sorts by the moment. */
const moment = (date: string | undefined) => {
  const time = date === undefined ? NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : time
}

/** As it is shown, and as it is typed without blanks. */
const phoneTexts = (phone: string | undefined) => [phone, phone && phoneDigits(phone)]

const companies: Kind<Company> = {
  values: { createdAt: ({ createdAt }) => moment(createdAt) },
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

// A list asks for its own kind only.
const kinds: Record<ListName, Kind<never>> = { companies, lockers, users }

export const kindOf = (name: ListName) => kinds[name] as unknown as Kind<object>
