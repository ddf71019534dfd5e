import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import { load } from '#app/query/load.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { BookingForm } from '#features/booking-slots/BookingForm.tsx'
import { companyQuery, lockerQuery } from '#features/booking-slots/choices.ts'
import { titles } from '#features/booking-slots/copy.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/bookings/creation')({
  beforeLoad: allow('bookings:create'),
  loader: async (loader) => {
    await Promise.all([load(loader, companies.all(companyQuery)), load(loader, lockers.all(lockerQuery))])
  },
  component: BookingCreate,
})

function BookingCreate() {
  const { data: everyCompany } = companies.useAllCompanies(companyQuery)
  const navigate = useNavigate()
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/bookings" />} />
      <BookingForm
        companies={everyCompany}
        onSaved={() => navigate({ to: '/bookings', replace: true })}
        cancel={<CancelLink to="/bookings" />}
      />
    </>
  )
}
