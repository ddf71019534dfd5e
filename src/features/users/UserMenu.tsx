import { Eye, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.writes.ts'
import { fullName } from '#lib/names.ts'
import { ownUsername, useCan } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { actions, messages } from './copy.ts'

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

/** Only a user who belongs to no company and owns none can be deleted. A missing list does not count as an empty one. */
export const isRemovable = ({ username, memberships, ownerships }: User, own: string | undefined) =>
  memberships?.length === 0 && ownerships?.length === 0 && (username === undefined || username !== own)

/** Asks, then deletes. @returns a function whose answer is true when the user was deleted */
function useRemoveUser() {
  const { mutateAsync: remove } = users.useRemoveUser({ success: messages.removed })
  return (user: User) =>
    confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(fullName(user)),
      danger: true,
      run: () => remove({ id: user.id }),
    })
}
