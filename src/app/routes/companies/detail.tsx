import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as companies from '#api/generated/companies.ts'
import { load, loadPages } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { BookingsCard, bookingsOf } from '#features/companies/BookingsCard.tsx'
import { CompanyCard, companyCardFields } from '#features/companies/CompanyCard.tsx'
import { partFailed, titles } from '#features/companies/copy.ts'
import { MembersCard, membersOf } from '#features/companies/MembersCard.tsx'
import { userCardFields } from '#features/users/UserCard.tsx'
import { nameOf } from '#lib/names.ts'
import { RefreshPlace } from '#refresh/RefreshPlace.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { OwnerCard } from './OwnerCard.tsx'
import styles from './detail.module.css'

const inCard = (content: ReactNode) => <Card>{content}</Card>

const query = { q: [...companyCardFields, { owner: userCardFields }] } as const

/** A failed table shows its message and leaves the rest of the screen intact. */
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
  const { owner } = company
  return (
    <div className={styles['page']}>
      <PageTitle parts={[nameOf(company), titles.list]} />
      <PageHeader
        title={titles.one}
        name={nameOf(company)}
        back={<BackButton parent="/societes" />}
        refresh={<RefreshPlace reads={[companies.one(id, query), membersOf(id), bookingsOf(id)]} />}
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <CompanyCard company={company} />
          <OwnerCard companyId={id} owner={owner} />
        </div>
        <div className={styles['column']}>
          <PartBoundary resetKey={id} sentence={partFailed} frame={inCard}>
            <MembersCard companyId={id} ownerId={owner?.id} />
          </PartBoundary>
          <PartBoundary resetKey={id} sentence={partFailed} frame={inCard}>
            <BookingsCard companyId={id} />
          </PartBoundary>
        </div>
      </div>
    </div>
  )
}
