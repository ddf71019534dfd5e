import { useMutation } from '@tanstack/react-query'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { useCan } from '#session/session.ts'
import { StateBadge } from '#ui/StateBadge.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { fields, messages } from './copy.ts'

type Option = 'mailProviderActive' | 'smsProviderActive'

/**
 * One notification option: a switch that moves at once and comes back when it is refused, or its state for those who may
 * only read it (G-54). What the server does not say is off.
 */
export function OptionSwitch({ company, option }: { company: Company; option: Option }) {
  const maySwitch = useCan('companies:switch-options')
  const { mutate, isPending, variables } = useMutation(companies.update({ success: messages.updated }))
  const stored = company[option] ?? false
  if (!maySwitch) return <StateBadge on={stored} />
  return (
    <StateSwitch
      label={fields[option]}
      on={isPending ? (variables.body[option] ?? stored) : stored}
      pending={isPending}
      onChange={(on) => mutate({ id: company.id, body: { [option]: on } })}
    />
  )
}
