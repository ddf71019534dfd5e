import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { User } from '#api/generated/entities.ts'
import { phoneInPairs } from '#lib/contact.ts'
import { formatDateTime } from '#lib/dates.ts'
import { fullName } from '#lib/names.ts'
import { effectiveRoleLabel, longRoleLabel } from '#session/roles.ts'
import { StateBadge } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { Explained } from '#ui/Explained.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { fields, roleMeanings } from './copy.ts'
import { choiceOf } from './role-choice.ts'

/** The fields that the card shows. The locker code is requested only for roles that may see it. */
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
] as const

interface Props {
  user: Omit<User, 'id'> & { id?: number }
  /** Badge of the user on this page: « Propriétaire ». */
  mention?: string
  /** Small actions to the right of the name: a link to the user's page, « Modifier le profil ». */
  actions?: ReactNode
  showAccessCode?: boolean
}

/** Card of a user. Its title is the name, or another title with the name as a row. */
export function UserCard({ title, actions, ...facts }: Props & { title?: string }) {
  return (
    <Card title={title ?? fullName(facts.user)} actions={actions}>
      <UserFacts {...facts} named={title !== undefined} />
    </Card>
  )
}

type FactsProps = Omit<Props, 'actions'> & { named?: boolean }

/** Facts of a user, also shown as the owner of a company. */
export function UserFacts({ user, mention, showAccessCode = false, named = false }: FactsProps) {
  const roles = user.roles ?? []
  const role = effectiveRoleLabel(roles)
  const longRole = longRoleLabel(roles)
  // With several roles the long label may differ from the effective role. Then both are shown.
  const subtitle = [mention, longRole !== role && longRole].filter(Boolean).join(' · ')
  return (
    <>
      {subtitle !== '' && (
        <Text mb="lg" c="dimmed">
          {subtitle}
        </Text>
      )}
      <DescriptionList
        entries={[
          ...(named ? ([[fields.lastName, fullName(user)]] as const) : []),
          [
            fields.role,
            <Explained key="role" meaning={roleMeanings[choiceOf(roles)]}>
              {role}
            </Explained>,
          ],
          [fields.status, user.enabled !== undefined && <StateBadge key="status" on={user.enabled} />],
          [fields.username, user.username],
          [fields.email, user.email],
          [fields.phone, phoneInPairs(user.phone)],
          [fields.createdAt, formatDateTime(user.createdAt)],
          // The server stores 0 for a user without a code.
          ...(showAccessCode ? ([[fields.apmAccessCode, user.apmAccessCode || undefined]] as const) : []),
        ]}
      />
    </>
  )
}
