import { readAnew } from '#api/fresh-reading.ts'
import * as companies from '#api/generated/companies.ts'
import { useUpdateCompany } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { violationsOf } from '#lib/violations.ts'
import { useCan } from '#session/session.ts'
import { StateBadge } from '#ui/badges.tsx'
import { FieldMessages } from '#ui/form/field.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { fields, messages } from './copy.ts'
import styles from './OptionSwitch.module.css'

type Option = 'mailProviderActive' | 'smsProviderActive'

/**
 * One notification option. The switch moves at once and moves back when it is refused; roles that may only read see the
 * state. A missing value means off. The server's violations are shown beside the switch, because it has no form.
 */
export function OptionSwitch({ company, option }: { company: Company; option: Option }) {
  const maySwitch = useCan('companies:switch-options')
  const { mutateAsync, isPending, variables, error } = useUpdateCompany({
    success: messages.updated,
    undo: { read: (client, id) => readAnew(client, companies.one(id, { q: ['id', option] })) },
  })
  const stored = company[option] ?? false
  if (!maySwitch) return <StateBadge on={stored} />
  // The violations are shown below, other failures by the query client.
  const change = (on: boolean) => mutateAsync({ id: company.id, body: { [option]: on } }).catch(() => {})
  const refused = violationsOf(error).map(({ message }) => message)
  return (
    <>
      <StateSwitch
        label={fields[option]}
        on={isPending ? (variables.body[option] ?? stored) : stored}
        pending={isPending}
        onChange={change}
      />
      {refused.length > 0 && (
        <div className={styles['refused']} role="alert">
          <FieldMessages messages={refused} />
        </div>
      )}
    </>
  )
}
