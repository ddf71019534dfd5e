import { Pencil } from 'lucide-react'
import type { Company } from '#api/generated/entities.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { actions, fields, sections } from './copy.ts'

const state = (on: boolean | undefined) => (on ? words.enabled : words.disabled)

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
    <Card title={sections.information} actions={edit}>
      <DescriptionList
        entries={[
          [fields.name, company.name],
          [fields.reference, company.cleveronCompanyId],
          [fields.createdAt, formatDateTime(company.createdAt)],
          [fields.contactName, company.contactName],
          [fields.contactEmail, company.contactEmail],
          [fields.contactPhone, company.contactPhone],
          [fields.mailProviderActive, state(company.mailProviderActive)],
          [fields.smsProviderActive, state(company.smsProviderActive)],
        ]}
      />
    </Card>
  )
}
