import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { Company } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { RowMenu } from '#ui/table/RowMenu.tsx'
import { actions } from './copy.ts'
import { useRemoveCompany } from './use-remove-company.ts'

/** The actions of a company's row that the role allows. */
export function CompanyMenu({ company }: { company: Company }) {
  const mayEdit = useCan('companies:edit')
  const mayRemove = useCan('companies:remove')
  const remove = useRemoveCompany()
  const params = { id: company.id }
  return (
    <RowMenu
      row={nameOf(company)}
      actions={[
        { label: actions.detail, Icon: Eye, link: { to: '/societes/detail/$id', params } },
        mayEdit && { label: actions.edit, Icon: Pencil, link: { to: '/societes/modification/$id', params } },
        mayRemove && { label: actions.remove, Icon: Trash2, danger: true, onSelect: () => remove(company) },
      ]}
    />
  )
}
