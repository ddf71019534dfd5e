import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import { companyNames, keptLong, lockerNames } from '#api/known-records.ts'
import { useWholeList } from '#api/whole-list.ts'

const none: never[] = []

/** What has been read of them already. Nothing is read for it. */
export function useNamesRead() {
  const settings = { ...keptLong, enabled: false }
  return {
    companies: companies.useCompaniesList(companyNames, settings).data?.items ?? none,
    lockers: lockers.useLockersList(lockerNames, settings).data?.items ?? none,
  }
}

/** The names of all companies and machines, read to their end while the dialog is open. The palette shares them. */
export function useKnownRecords() {
  const companyList = companies.useCompaniesList(companyNames, keptLong)
  const lockerList = lockers.useLockersList(lockerNames, keptLong)
  return {
    companies: useWholeList(companyList, companies.list(companyNames).queryKey, false),
    lockers: useWholeList(lockerList, lockers.list(lockerNames).queryKey, false),
  }
}
