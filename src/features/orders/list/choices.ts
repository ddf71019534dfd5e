import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rowsIn } from '#api/cache.ts'
import * as companies from '#api/generated/companies.ts'
import type { Company, Locker, Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { companyNamesQuery, keptLong, lockerNamesQuery } from '#api/query-settings.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { useWholeList } from '#api/whole-list.ts'
import { compareNames, lockerName, nameOf, numberOf } from '#lib/names.ts'

export interface Choice {
  id: number
  name: string
}

/** The two relations of an order that the list filters by, named as in the address. */
export type Relation = 'machine' | 'societe'

/** A machine or a company. As a relation it may be a bare IRI. */
type Named = Partial<Pick<Locker & Company, 'id' | 'name' | 'shortLocation' | 'location'>>

const recordOf: Record<Relation, (order: Order) => Named | undefined> = { machine: lockerOf, societe: companyOf }

/**
 * Distinct machines or companies of the list and of the deliveries, sorted by name. Roles that may not list them have only the
 * latter. A name takes precedence over a number, because a relation may be a bare IRI.
 */
export function choicesOf(relation: Relation, listed: readonly Named[], seen: readonly Order[]): Choice[] {
  const names = new Map<number, string>()
  for (const record of [...listed, ...seen.map(recordOf[relation])]) {
    const name = relation === 'machine' ? lockerName(record) : nameOf(record)
    if (record?.id === undefined || name === undefined) continue
    const known = names.get(record.id)
    if (known === undefined || known === numberOf(record)) names.set(record.id, name)
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => compareNames(a.name, b.name))
}

/** Fallback for a record of a link that is in no list. */
export const nameIn = (choices: readonly Choice[], wanted: number) =>
  choices.find(({ id }) => id === wanted)?.name ?? `#${wanted}`

/** Options of the select, including the chosen one. */
export function optionsOf(choices: readonly Choice[], chosen: number | undefined, all: string) {
  const isUnknown = chosen !== undefined && !choices.some(({ id }) => id === chosen)
  return [
    ['', all] as const,
    ...(isUnknown ? [[String(chosen), nameIn(choices, chosen)] as const] : []),
    ...choices.map(({ id, name }) => [String(id), name] as const),
  ]
}

const none: never[] = []

/** The rows of a list and all orders of the cache: the chosen machine may have no delivery in this worklist. */
export function useCachedOrders(rows: readonly Order[]): readonly Order[] {
  const client = useQueryClient()
  return useMemo(
    () => [...rows, ...client.getQueriesData({ queryKey: ['orders'] }).flatMap(([, data]) => rowsIn(data) as Order[])],
    [client, rows],
  )
}

/** Names from the cache. Sends no request. */
export function useCachedNames() {
  const settings = { ...keptLong, enabled: false }
  return {
    societe: companies.useCompaniesList(companyNamesQuery, settings).data?.items ?? none,
    machine: lockers.useLockersList(lockerNamesQuery, settings).data?.items ?? none,
  }
}

/** Names of all companies and machines, fetched completely while the dialog is open. The palette shares the cache. */
export const useAllNames = () => ({
  societe: useWholeList(companies.list(companyNamesQuery), keptLong, false),
  machine: useWholeList(lockers.list(lockerNamesQuery), keptLong, false),
})
