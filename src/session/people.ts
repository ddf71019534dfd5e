import type { User } from '#api/generated/entities.ts'
import { compareNames, fullName } from '#lib/names.ts'
import { effectiveRoleLabel } from './roles.ts'

/** The users one may choose from: enabled ones, sorted by name. */
export const peopleOptions = (users: readonly User[]) =>
  users
    .filter(({ enabled }) => enabled !== false)
    .map((user) => ({
      value: user['@id'],
      label: [fullName(user), user.email, effectiveRoleLabel(user.roles ?? [])].filter(Boolean).join(' · '),
    }))
    .toSorted((a, b) => compareNames(a.label, b.label))
