import { Text } from '@mantine/core'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import * as companies from '#api/generated/companies.ts'
import { useUpdateCompany } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import { companyRows } from '#api/records/selections.ts'
import { phoneInPairs } from '#lib/contact.ts'
import { formatDateTime } from '#lib/dates.ts'
import { nameOf } from '#lib/names.ts'
import { violationsOf } from '#lib/violations.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { StateBadge } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { FieldMessages } from '#ui/form/field.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { actions, fields, messages, sections } from './copy.ts'

/** The form labels the reference differently. */
const labels = { ...fields, cleveronCompanyId: fields.reference } as const

/** The values that are not shown as they are. */
const shown: { [Name in keyof Company]?: (company: Company) => ReactNode } = {
  name: nameOf,
  contactPhone: ({ contactPhone }) => phoneInPairs(contactPhone),
  createdAt: ({ createdAt }) => formatDateTime(createdAt),
  mailProviderActive: optionSwitch('mailProviderActive'),
  smsProviderActive: optionSwitch('smsProviderActive'),
}

export function CompanyCard({ company }: { company: Company }) {
  const { id } = company
  const edit = (
    <Can do="companies:edit">
      <LinkButton
        to="/societes/modification/$id"
        params={{ id }}
        variant="subtle"
        size="xs"
        leftSection={<Pencil {...icon} />}
      >
        {actions.edit}
      </LinkButton>
    </Can>
  )
  return (
    <Card title={sections.card} actions={edit}>
      <DescriptionList
        entries={companyRows.map((name) => [labels[name], shown[name] ? shown[name](company) : company[name]])}
      />
    </Card>
  )
}

type Option = 'mailProviderActive' | 'smsProviderActive'

function optionSwitch(option: Option) {
  return (company: Company) => <OptionSwitch company={company} option={option} />
}

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
        <Text component="div" mt="xs" c="var(--tone-danger-text)" fz="xs" role="alert">
          <FieldMessages messages={refused} />
        </Text>
      )}
    </>
  )
}
