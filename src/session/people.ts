import type { User } from '#api/generated/entities.ts'
import { useAllUsersQuery } from '#api/generated/users.ts'
import { compareNames, fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from './roles.ts'

/** Fields that `peopleOptions` shows, and fields that decide who can be chosen. */
const fields = ['id', 'firstName', 'lastName', 'email', 'roles', 'enabled'] as const

/** Settings of a read that a dialog keeps while it is open: the write of the dialog must not refetch it. */
export const whileOpen = { staleTime: 'static', gcTime: 0 } as const

/** All users, for a dialog that chooses one of them. */
export const useAllPeople = () => useAllUsersQuery({ q: fields }, whileOpen)

/** Options for choosing a user: enabled users, sorted by name. */
export const peopleOptions = (users: readonly User[]) =>
  users
    .filter(({ enabled }) => enabled !== false)
    .map((user) => ({
      value: user['@id'],
      label: [fullName(user), user.email, effectiveRoleLabel(user.roles ?? [])].filter(Boolean).join(' · '),
    }))
    .toSorted((a, b) => compareNames(a.label, b.label))
