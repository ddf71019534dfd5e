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

/** Distinct records, sorted by name. A name takes precedence over a number, because a relation may be a bare IRI. */
function choicesOf(records: readonly { id: number | undefined; name: string | undefined }[]): Choice[] {
  const names = new Map<number, string>()
  for (const { id, name } of records) {
    if (id === undefined || name === undefined) continue
    const known = names.get(id)
    if (known === undefined || known === numberOf({ id })) names.set(id, name)
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => compareNames(a.name, b.name))
}

/** Machines of the list and of the deliveries. Roles that may not list machines have only the latter. */
export const machinesOf = (listed: readonly Locker[], seen: readonly Order[]) =>
  choicesOf([...listed, ...seen.map(lockerOf)].map((locker) => ({ id: locker?.id, name: lockerName(locker) })))

/** Companies, in the same way. */
export const companiesOf = (listed: readonly Company[], seen: readonly Order[]) =>
  choicesOf([...listed, ...seen.map(companyOf)].map((company) => ({ id: company?.id, name: nameOf(company) })))

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
    companies: companies.useCompaniesList(companyNamesQuery, settings).data?.items ?? none,
    lockers: lockers.useLockersList(lockerNamesQuery, settings).data?.items ?? none,
  }
}

/** Names of all companies and machines, fetched completely while the dialog is open. The palette shares the cache. */
export function useAllNames() {
  const companyList = companies.useCompaniesList(companyNamesQuery, keptLong)
  const lockerList = lockers.useLockersList(lockerNamesQuery, keptLong)
  return {
    companies: useWholeList(companyList, companies.list(companyNamesQuery).queryKey, false),
    lockers: useWholeList(lockerList, lockers.list(lockerNamesQuery).queryKey, false),
  }
}
