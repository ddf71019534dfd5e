import * as companies from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import { confirm } from '#ui/confirm.ts'
import { messages } from './copy.ts'

/** Asks, then deletes. @returns a function whose answer is true when the company was deleted */
export function useRemoveCompany() {
  const { mutateAsync: remove } = companies.useRemoveCompany({ success: messages.removed })
  return (company: Company) =>
    confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(nameOf(company)),
      danger: true,
      run: () => remove({ id: company.id }),
    })
}
