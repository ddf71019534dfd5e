import type { ReactNode } from 'react'
import type { User } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { fullName } from '#lib/full-name.ts'
import { effectiveRoleLabel, longRoleLabel } from '#session/roles.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { StateBadge } from '#ui/StateBadge.tsx'
import { fields } from './copy.ts'
import styles from './UserCard.module.css'

/** What the card shows, and no more: the locker code is asked for by those who may see it (G-52). */
export const userCardFields = [
  'id',
  'firstName',
  'lastName',
  'username',
  'email',
  'phone',
  'roles',
  'enabled',
  'createdAt',
] as const satisfies readonly (keyof User)[]

interface Props {
  user: Omit<User, 'id'> & { id?: number }
  /** What the person is here: « Propriétaire ». */
  mention?: string
  /** Small actions at the name's right: a link to the person's page, « Modifier le profil ». */
  actions?: ReactNode
  showAccessCode?: boolean
}

/** A person, on the user's page and as the owner of a company (G-85). */
export function UserCard({ user, mention, actions, showAccessCode = false }: Props) {
  const roles = user.roles ?? []
  const role = effectiveRoleLabel(roles)
  const longRole = longRoleLabel(roles)
  // The long label has an order of its own: it is said where it says something else than the role (G-04).
  const subtitle = [mention, longRole !== role && longRole].filter(Boolean).join(' · ')
  return (
    <Card title={fullName(user)} actions={actions}>
      {subtitle !== '' && <p className={styles['subtitle']}>{subtitle}</p>}
      <DescriptionList
        entries={[
          [fields.role, role],
          [fields.status, user.enabled !== undefined && <StateBadge key="status" on={user.enabled} />],
          [fields.username, user.username],
          [fields.email, user.email],
          [fields.phone, user.phone],
          [fields.createdAt, formatDateTime(user.createdAt)],
          // 0 is what the server holds for somebody without a code.
          ...(showAccessCode ? ([[fields.apmAccessCode, user.apmAccessCode || undefined]] as const) : []),
        ]}
      />
    </Card>
  )
}
