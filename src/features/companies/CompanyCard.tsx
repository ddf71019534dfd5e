import { Pencil } from 'lucide-react'
import type { Company } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { nameOf } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { DescriptionList } from '#ui/MissingText.tsx'
import { actions, fields, sections } from './copy.ts'
import { OptionSwitch } from './OptionSwitch.tsx'

/** A row of the card: its label, its field, and how the value is shown. */
const rows = [
  [fields.name, 'name', nameOf],
  [fields.reference, 'cleveronCompanyId'],
  [fields.createdAt, 'createdAt', ({ createdAt }: Company) => formatDateTime(createdAt)],
  [fields.contactName, 'contactName'],
  [fields.contactEmail, 'contactEmail'],
  [fields.contactPhone, 'contactPhone'],
  [fields.mailProviderActive, 'mailProviderActive', optionSwitch('mailProviderActive')],
  [fields.smsProviderActive, 'smsProviderActive', optionSwitch('smsProviderActive')],
] as const

/** The fields that the card shows. Nothing else is requested. */
export const companyCardFields = ['id', ...rows.map(([, name]) => name)] as const

function optionSwitch(option: 'mailProviderActive' | 'smsProviderActive') {
  return (company: Company) => <OptionSwitch company={company} option={option} />
}

export function CompanyCard({ company }: { company: Company }) {
  const edit = (
    <Can do="companies:edit">
      <LinkButton
        to="/societes/modification/$id"
        params={{ id: company.id }}
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
      <DescriptionList entries={rows.map(([label, name, show]) => [label, show ? show(company) : company[name]])} />
    </Card>
  )
}
