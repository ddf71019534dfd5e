import { groupBy } from '#lib/group-by.ts'
import { compareNames } from '#lib/names.ts'
import type { Delivery, Party } from './delivery.ts'

export const keyOf = ({ id, name = '' }: Party) => (id === undefined ? `name ${name}` : `id ${id}`)

/** A server may send the name with some orders only. */
const isNumber = (name: string | undefined) => name === undefined || name.startsWith('#')
export const namedOf = (parties: readonly Party[]): Party =>
  parties.find(({ name }) => !isNumber(name)) ?? parties[0] ?? {}

/** The companies or machines of these deliveries, in the sequence of their names. */
export const partiesOf = (deliveries: readonly Delivery[], partyOf: (delivery: Delivery) => Party) =>
  [...groupBy(deliveries, (delivery) => keyOf(partyOf(delivery))).values()]
    .map((group) => namedOf(group.map(partyOf)))
    .toSorted((a, b) => compareNames(a.name ?? '', b.name ?? ''))
