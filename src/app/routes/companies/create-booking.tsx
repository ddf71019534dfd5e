import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import { load } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pageOf } from '#domain/pages.ts'
import { BookingForm } from '#features/booking-slots/BookingForm.tsx'
import { companyQuery, lockerQuery } from '#features/booking-slots/choices.ts'
import { titles } from '#features/booking-slots/copy.ts'
import { titles as companyTitles } from '#features/companies/copy.ts'
import { nameOf } from '#lib/names.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/societes/$id/booking/creation')({
  params: numericId,
  beforeLoad: allow('bookings:create'),
  loader: async (loader) => {
    await Promise.all([
      load(loader, companies.one(loader.params.id, companyQuery)),
      load(loader, lockers.all(lockerQuery)),
    ])
  },
  component: CompanyBookingCreate,
})

/** The booking form for a given company (NAV-54). */
function CompanyBookingCreate() {
  const { id } = Route.useParams()
  const { data: company } = companies.useCompany(id, companyQuery)
  const navigate = useNavigate()
  const name = nameOf(company)
  return (
    <>
      <PageTitle parts={[titles.create, name, companyTitles.list]} />
      <PageHeader title={titles.create} aside={name} back={<BackButton parent="/societes" />} />
      <BookingForm
        key={id}
        companies={{ items: [company] }}
        locked
        onSaved={() => navigate({ ...pageOf.companies(id), replace: true })}
        cancel={<CancelLink {...pageOf.companies(id)} />}
      />
    </>
  )
}
