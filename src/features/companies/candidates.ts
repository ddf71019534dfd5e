import type { User } from '#api/generated/entities.ts'
import { fullName } from '#lib/full-name.ts'
import { effectiveRoleLabel } from '#session/roles.ts'

const french = new Intl.Collator('fr')

/** Who may be picked: the enabled ones but those already in, by name as French sorts it (G-86, G-87). */
export function candidates(users: readonly User[], excluded: readonly (number | undefined)[]) {
  const out = new Set(excluded)
  return users
    .filter(({ id, enabled }) => enabled !== false && !out.has(id))
    .map((user) => ({
      value: user['@id'],
      label: [fullName(user), user.email, effectiveRoleLabel(user.roles ?? [])].filter(Boolean).join(' · '),
    }))
    .toSorted((a, b) => french.compare(a.label, b.label))
}
