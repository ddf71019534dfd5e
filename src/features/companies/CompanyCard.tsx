import { Pencil } from 'lucide-react'
import type { Company } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { nameOf } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { actions, fields } from './copy.ts'
import { OptionSwitch } from './OptionSwitch.tsx'

/** What the card shows, and no more (G-18). */
export const companyCardFields = [
  'id',
  'name',
  'cleveronCompanyId',
  'createdAt',
  'contactName',
  'contactEmail',
  'contactPhone',
  'mailProviderActive',
  'smsProviderActive',
] as const satisfies readonly (keyof Company)[]

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
    <Card title={nameOf(company)} actions={edit}>
      <DescriptionList
        entries={[
          [fields.reference, company.cleveronCompanyId],
          [fields.createdAt, formatDateTime(company.createdAt)],
          [fields.contactName, company.contactName],
          [fields.contactEmail, company.contactEmail],
          [fields.contactPhone, company.contactPhone],
          [fields.mailProviderActive, <OptionSwitch key="mail" company={company} option="mailProviderActive" />],
          [fields.smsProviderActive, <OptionSwitch key="sms" company={company} option="smsProviderActive" />],
        ]}
      />
    </Card>
  )
}
