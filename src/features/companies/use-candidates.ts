import { useMemo } from 'react'
import { useAllCompanyMembersQuery } from '#api/generated/companies.ts'
import type { User } from '#api/generated/entities.ts'
import { readState } from '#api/read-state.ts'
import { peopleOptions, useAllPeople, whileOpen } from '#session/people.ts'

/** The users that can be picked: all but those who already belong to the company. */
function candidates(users: readonly User[], excluded: readonly (number | undefined)[]) {
  const out = new Set(excluded)
  return peopleOptions(users.filter(({ id }) => !out.has(id)))
}

/** All users who can be picked. `options` is undefined until they are known. */
export function useCandidates(as: 'member' | 'owner', companyId: number, ownerId: number | undefined) {
  const everybody = useAllPeople()
  // A member may become the owner, so only a new member needs the list of members.
  const members = useAllCompanyMembersQuery(companyId, { q: ['id'] }, { ...whileOpen, enabled: as === 'member' })
  const options = useMemo(() => {
    if (everybody.data === undefined) return undefined
    if (as === 'owner') return candidates(everybody.data.items, [])
    return members.data && candidates(everybody.data.items, [...members.data.items.map(({ id }) => id), ownerId])
  }, [as, everybody.data, members.data, ownerId])

  const failed = [everybody, members].filter((read) => !readState(read).isRead && readState(read).hasFailed)
  return {
    options,
    incomplete: everybody.data?.incomplete,
    failed: failed.length > 0,
    isAsking: failed.some((read) => readState(read).isAsking),
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
