import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useRemoveCompany } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { pageOf } from '#domain/pages.ts'
import { nameOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { removal } from '#ui/dialog/confirm.ts'
import type { MenuAction, MenuProps } from '#ui/menu/LateMenu.tsx'
import { OpenedMenu } from '#ui/menu/OpenedMenu.tsx'
import { actions, messages } from './copy.ts'

/** The actions of a company's row that the role allows. « Détail » is always there. */
export function CompanyActions({ company, ...menu }: MenuProps & { company: Company }) {
  const mayEdit = useCan('companies:edit')
  const mayRemove = useCan('companies:remove')
  const { mutateAsync } = useRemoveCompany({ success: messages.removed })
  const remove = removal<Company>(messages, nameOf, mutateAsync)
  const params = { id: company.id }
  const allowed: MenuAction[] = [
    { label: actions.detail, Icon: Eye, link: pageOf.companies(company.id) },
    ...(mayEdit
      ? [{ label: actions.edit, Icon: Pencil, link: { to: '/societes/modification/$id', params } } as const]
      : []),
    ...(mayRemove
      ? [{ label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(company) } as const]
      : []),
  ]
  return <OpenedMenu {...menu} actions={allowed} />
}
