import { linkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as users from '#api/generated/users.ts'
import { companyNamesQuery, keptLong, lockerNamesQuery } from '#api/query-settings.ts'
import { useWholeList, type WholeList } from '#api/whole-list.ts'
import { fullName, lockerName, nameOf } from '#lib/names.ts'
import { plainText } from '#ui/plain-text.ts'
import type { failures } from './copy.ts'
import type { Candidate, Entry } from './entries.ts'

const usersQuery = { itemsPerPage: 100, q: ['id', 'firstName', 'lastName', 'username', 'email'] } as const

const GAP = ' · '

/** @param others what else finds the record; the first ones that are not its label are shown beside it */
function candidate(entry: Omit<Entry, 'detail'>, ...others: (string | undefined)[]): Candidate {
  const known = [...new Set(others)].filter((text) => text !== undefined && text !== entry.label) as string[]
  return { ...entry, detail: known.join(GAP) || undefined, texts: [entry.label, ...known].map(plainText) }
}

interface Records extends Pick<WholeList<unknown>, 'pages' | 'isReading' | 'hasFailed' | 'isCut' | 'retry'> {
  key: Exclude<keyof typeof failures, 'orders'>
  candidates: readonly Candidate[]
}

/** Companies, machines and users, read to their end while the palette is open. */
export function useRecords(): readonly Records[] {
  const companyList = companies.useCompaniesList(companyNamesQuery, keptLong)
  const lockerList = lockers.useLockersList(lockerNamesQuery, keptLong)
  const userList = users.useUsersList(usersQuery, keptLong)
  const allCompanies = useWholeList(companyList, companies.list(companyNamesQuery).queryKey, false)
  const allLockers = useWholeList(lockerList, lockers.list(lockerNamesQuery).queryKey, false)
  const allUsers = useWholeList(userList, users.list(usersQuery).queryKey, false)
  const ofCompanies = useMemo(
    () =>
      (allCompanies.items ?? []).map(({ id, name, cleveronCompanyId, contactEmail }) =>
        candidate(
          {
            id: `company-${id}`,
            label: nameOf({ id, name }),
            link: linkOptions({ to: '/societes/detail/$id', params: { id } }),
          },
          cleveronCompanyId,
          contactEmail,
        ),
      ),
    [allCompanies.items],
  )
  const ofLockers = useMemo(
    () =>
      (allLockers.items ?? []).map(({ cleveronApmId, ...locker }) =>
        candidate(
          {
            id: `locker-${locker.id}`,
            label: lockerName(locker) ?? '',
            link: linkOptions({ to: '/lockers/detail/$id', params: { id: locker.id } }),
          },
          locker.location,
          locker.city,
          cleveronApmId,
        ),
      ),
    [allLockers.items],
  )
  const ofUsers = useMemo(
    () =>
      (allUsers.items ?? []).map((user) =>
        candidate(
          {
            id: `user-${user.id}`,
            label: fullName(user),
            link: linkOptions({ to: '/utilisateurs/detail/$id', params: { id: user.id } }),
          },
          user.email,
          user.username,
        ),
      ),
    [allUsers.items],
  )
  return [
    { key: 'companies', candidates: ofCompanies, ...allCompanies },
    { key: 'lockers', candidates: ofLockers, ...allLockers },
    { key: 'users', candidates: ofUsers, ...allUsers },
  ]
}
