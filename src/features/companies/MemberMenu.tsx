import { Eye, Pencil, UserMinus } from 'lucide-react'
import type { User } from '#api/generated/entities.ts'
import { useRemoveMember } from '#api/records/company-people.ts'
import { fullName } from '#lib/names.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { actions, messages } from './copy.ts'

/** The actions of a member, for super administrators only. */
export function MemberMenu({ companyId, user }: { companyId: number; user: User }) {
  const remove = useRemoveMember({ success: messages.memberRemoved })
  const name = fullName(user)
  const params = { id: user.id }
  const ask = () =>
    confirm({
      title: messages.removeMemberTitle,
      message: messages.removeMemberQuestion(name),
      danger: true,
      run: () => remove(companyId, user['@id']),
    })
  return (
    <RowMenu
      row={name}
      actions={[
        { label: actions.detail, Icon: Eye, link: { to: '/utilisateurs/detail/$id', params } },
        { label: actions.edit, Icon: Pencil, link: { to: '/utilisateurs/modification/$id', params } },
        { label: actions.removeMember(user.firstName ?? name), Icon: UserMinus, danger: true, onSelect: ask },
      ]}
    />
  )
}
