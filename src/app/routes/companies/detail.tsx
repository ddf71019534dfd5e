import { Flex, Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { useUserQuery } from '#api/generated/users.ts'
import { companyRows } from '#api/records/selections.ts'
import { load, loadPages } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyOf } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { statementLink } from '#features/analysis/copy.ts'
import { copied } from '#features/booking-slots/copy.ts'
import { BookingsCard, bookingsOf } from '#features/companies/BookingsCard.tsx'
import { CompanyCard } from '#features/companies/CompanyCard.tsx'
import { actions, messages, partFailed, titles } from '#features/companies/copy.ts'
import { AddPerson, MembersCard, membersOf } from '#features/companies/MembersCard.tsx'
import { ParcelCount } from '#features/inventory/LockerParcels.tsx'
import { parcelReads } from '#features/inventory/use-inventory.ts'
import { LatestDeliveries, latestReads } from '#features/orders/latest/LatestDeliveries.tsx'
import { userCardFields, UserFacts } from '#features/users/UserCard.tsx'
import { savesData } from '#lib/device.ts'
import { fullName, nameOf } from '#lib/names.ts'
import { Siblings } from '#list/Siblings.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/links.tsx'
import { SectionBoundary } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { usePhone } from '#ui/use-phone.ts'

const inCard = (content: ReactNode) => <Card>{content}</Card>

const query = { q: ['id', ...companyRows, { owner: userCardFields }] } as const

/** Ignores the failure of a table, which shows its own message. */
const inItsPlace = (loading: Promise<void>) => loading.catch(() => undefined)

export const Route = createFileRoute('/_console/societes/detail/$id')({
  params: numericId,
  loader: (loader) => {
    const { id } = loader.params
    return Promise.all([
      load(loader, companies.one(id, query)),
      inItsPlace(loadPages(loader, membersOf(id))),
      inItsPlace(loadPages(loader, bookingsOf(id))),
    ])
  },
  component: CompanyDetail,
  pendingComponent: pending('left'),
})

function CompanyDetail() {
  const { id } = Route.useParams()
  const { data: company } = companies.useCompany(id, query)
  const hasAnalysis = Route.useRouteContext({ select: ({ config }) => config.features.analysis })
  const { owner } = company
  // With data saving on, the parcels are neither shown nor read.
  const counted = savesData() ? [] : parcelReads
  const reads = [companies.one(id, query), membersOf(id), bookingsOf(id), ...counted, ...latestReads({ societe: id })]
  // Last where the columns are below each other, because its rows come after those of the page.
  const isPhone = usePhone()
  const latest = (
    <LatestDeliveries
      key={id}
      place={{ societe: id }}
      renderCounted={(show) => <ParcelCount accepts={(order) => companyOf(order)?.id === id}>{show}</ParcelCount>}
    />
  )
  return (
    <>
      <PageTitle parts={[nameOf(company), titles.list]} />
      <PageHeader
        title={titles.one}
        name={nameOf(company)}
        back={<BackButton parent="/societes" beside={<Siblings list="companies" id={id} />} />}
        refresh={<RefreshBar reads={reads} />}
        more={
          hasAnalysis && (
            <Can do="analysis:see">
              <LinkButton to="/analyse/rapport" search={{ societe: id }} variant="default">
                {statementLink}
              </LinkButton>
            </Can>
          )
        }
      />
      {/* Beside each other where there is room. The menu may be open or closed. */}
      <Flex data-sections wrap="wrap" align="start" gap="clamp(16px, 2vw, 24px)">
        <Stack data-sections flex="3 1 256px" miw={0} gap="clamp(16px, 2vw, 24px)">
          <CompanyCard company={company} />
          <OwnerCard companyId={id} owner={owner} />
          {!isPhone && latest}
        </Stack>
        <Stack data-sections flex="8 1 580px" miw={0} gap="clamp(16px, 2vw, 24px)">
          <SectionBoundary resetKey={id} sentence={partFailed} frame={inCard}>
            <MembersCard companyId={id} ownerId={owner?.id} />
          </SectionBoundary>
          <SectionBoundary resetKey={id} sentence={partFailed} frame={inCard}>
            <BookingsCard companyId={id} copyLabel={copied.title} />
          </SectionBoundary>
          {isPhone && latest}
        </Stack>
      </Flex>
    </>
  )
}

type Owner = NonNullable<Company['owner']>

const isDescribed = ({ firstName, lastName, roles }: Owner) =>
  (firstName ?? lastName) !== undefined && roles !== undefined

/** The owner, read separately when the company has only an IRI (COD-12), or the way to add one, for those who may (COD-13). */
function OwnerCard({ companyId, owner }: { companyId: number; owner: Company['owner'] }) {
  const id = owner?.id
  const isAsked = owner != null && id !== undefined && !isDescribed(owner)
  const { data } = useUserQuery(id ?? 0, { q: userCardFields }, { enabled: isAsked })
  const mayAdd = useCan('companies:add-owner')
  const user = owner && (isDescribed(owner) ? owner : (data ?? owner))
  if (!user && !mayAdd) return null
  return (
    <Card
      title={user ? fullName(user) : messages.owner}
      actions={
        <>
          {id !== undefined && (
            <LinkButton {...pageOf.users(id)} variant="subtle" size="xs">
              {actions.seeOwner}
            </LinkButton>
          )}
          {/* In the same card, so that its dialog closes properly when the owner is set. */}
          {mayAdd && <AddPerson as="owner" companyId={companyId} ownerId={id} />}
        </>
      }
    >
      {user ? <UserFacts user={user} mention={messages.owner} /> : messages.noOwner}
    </Card>
  )
}
