import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import { companyNamesQuery, keptLong, lockerNamesQuery } from '#api/query-settings.ts'
import { useWholeList } from '#api/whole-list.ts'

const none: never[] = []

/** Names from the cache. Sends no request. */
export function useNamesRead() {
  const settings = { ...keptLong, enabled: false }
  return {
    companies: companies.useCompaniesList(companyNamesQuery, settings).data?.items ?? none,
    lockers: lockers.useLockersList(lockerNamesQuery, settings).data?.items ?? none,
  }
}

/** The names of all companies and machines, read to their end while the dialog is open. The palette shares them. */
export function useKnownRecords() {
  const companyList = companies.useCompaniesList(companyNamesQuery, keptLong)
  const lockerList = lockers.useLockersList(lockerNamesQuery, keptLong)
  return {
    companies: useWholeList(companyList, companies.list(companyNamesQuery).queryKey, false),
    lockers: useWholeList(lockerList, lockers.list(lockerNamesQuery).queryKey, false),
  }
}
