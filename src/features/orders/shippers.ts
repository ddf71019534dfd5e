import type { User } from '#api/generated/entities.ts'
import { fullName } from '#lib/full-name.ts'
import { effectiveRoleLabel } from '#session/roles.ts'

const french = new Intl.Collator('fr')

/** Who may be assigned: whoever holds the role, operators too, and is not switched off (G-81). By name. */
export const shipperOptions = (users: readonly User[]) =>
  users
    .filter(({ roles = [], enabled }) => roles.includes('ROLE_SHIPPER') && enabled !== false)
    .map((user) => ({
      value: user['@id'],
      label: [fullName(user), user.email, effectiveRoleLabel(user.roles ?? [])].filter(Boolean).join(' · '),
    }))
    .toSorted((a, b) => french.compare(a.label, b.label))
