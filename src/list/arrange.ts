/** Filters and sorts the rows of a list. */
import type { Company, Locker, User } from '#api/generated/entities.ts'
import { phoneDigits } from '#lib/contact.ts'
import { formatDateTime, timeOf } from '#lib/dates.ts'
import { compareNames, fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from '#session/roles.ts'
import { words } from '#ui/copy.ts'
import { plainText } from '#ui/plain-text.ts'
import type { Sort } from '#ui/table/DataTable.tsx'

/** The lists that can be filtered and sorted. */
export type ListName = 'companies' | 'lockers' | 'users'

type Value = string | number | undefined

/** Sort values and filter texts of a list, for columns that are not plain fields. */
interface Kind<Row> {
  /** Sort values by column. */
  values: Partial<Record<string, (row: Row) => Value>>
  /** Texts that the filter searches. They must match the texts on screen. */
  texts: (row: Row) => readonly Value[]
}

const stateOf = ({ enabled }: User) => (enabled === undefined ? undefined : enabled ? words.enabled : words.disabled)

/** A phone number as shown, and as its digits alone. */
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

const kindOf = (name: ListName) => kinds[name] as unknown as Kind<object>

const plain = new WeakMap<object, string>()

function plainOf(name: ListName, row: object) {
  const known = plain.get(row)
  if (known !== undefined) return known
  const text = plainText(kindOf(name).texts(row).filter(Boolean).join(' '))
  plain.set(row, text)
  return text
}

/** @returns a predicate: whether a row contains every typed word, ignoring accents and case */
export function filterFor(name: ListName, typed: string | undefined) {
  const typedWords = plainText(typed ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (row: object) => {
    const text = typedWords.length > 0 ? plainOf(name, row) : ''
    return typedWords.every((word) => text.includes(word))
  }
}

function valueOf(name: ListName, row: object, column: string): Value {
  const own = kindOf(name).values[column]
  const value: unknown = own ? own(row) : column in row ? row[column as keyof typeof row] : undefined
  // An empty text counts as no value.
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined
}

/** Compares numbers by value, and texts in French order. */
const compareValues = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

/** Sorts rows by a column. Rows without a value come last in both directions. */
export function sortRows<Row extends object>(
  name: ListName,
  rows: readonly Row[],
  { column, direction }: Sort,
): readonly Row[] {
  const sign = direction === 'asc' ? 1 : -1
  // Computes each value once instead of at each comparison.
  return rows
    .map((row) => ({ row, value: valueOf(name, row, column) }))
    .toSorted(({ value: a }, { value: b }) =>
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * compareValues(a, b),
    )
    .map(({ row }) => row)
}
