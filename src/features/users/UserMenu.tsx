import { Eye, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { User } from '#api/generated/entities.ts'
import { fullName } from '#lib/full-name.ts'
import { ownUsername, useCan } from '#session/session.ts'
import { RowMenu } from '#ui/table/RowMenu.tsx'
import { actions } from './copy.ts'
import { isRemovable, useRemoveUser } from './use-remove-user.ts'

/** The actions of a user's row that the role allows. */
export function UserMenu({ user }: { user: User }) {
  const mayEdit = useCan('users:edit')
  const mayChangePassword = useCan('users:change-password')
  const mayRemove = useCan('users:remove') && isRemovable(user, ownUsername())
  const remove = useRemoveUser()
  const params = { id: user.id }
  return (
    <RowMenu
      row={fullName(user)}
      actions={[
        { label: actions.detail, Icon: Eye, link: { to: '/utilisateurs/detail/$id', params } },
        mayEdit && { label: actions.edit, Icon: Pencil, link: { to: '/utilisateurs/modification/$id', params } },
        mayChangePassword && {
          label: actions.changePassword,
          Icon: KeyRound,
          link: { to: '/utilisateurs/modification/mot-de-passe/$id', params },
        },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(user) },
      ]}
    />
  )
}
