import { Eye, Pencil, Trash2 } from 'lucide-react'
import * as companies from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { actions, messages } from './copy.ts'

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

/** Asks, then deletes. @returns a function whose answer is true when the company was deleted */
function useRemoveCompany() {
  const { mutateAsync: remove } = companies.useRemoveCompany({ success: messages.removed })
  return (company: Company) =>
    confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(nameOf(company)),
      danger: true,
      run: () => remove({ id: company.id }),
    })
}
