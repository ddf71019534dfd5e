import { createFileRoute } from '@tanstack/react-router'
import { type ComponentProps, useMemo } from 'react'
import { idOf } from '#api/addresses.ts'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import { load, loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { lockerOfBooking } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { companyQuery, lockerOptions, lockerQuery } from '#features/booking-slots/choices.ts'
import { copiedFields, sourceOptions } from '#features/booking-slots/copy-proposal.ts'
import { copied } from '#features/booking-slots/copy.ts'
import { CopyBookings } from '#features/booking-slots/CopyBookings.tsx'
import { titles as companyTitles } from '#features/companies/copy.ts'
import { lockerDetail, useLockerZones } from '#features/lockers/zones.ts'
import { lockerName, nameOf } from '#lib/names.ts'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { CancelLink } from '#ui/links.tsx'
import { EmptyState, InfoNote, SectionBoundary } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** Ids of both machines, as texts. */
interface Machines {
  de?: string | undefined
  vers?: string | undefined
}

const bookingsQuery = { q: copiedFields }

export const Route = createFileRoute('/_console/societes/$id/booking/reprise')({
  params: numericId,
  validateSearch: ({ de, vers }: Machines): Machines => ({ de, vers }),
  beforeLoad: allow('bookings:create'),
  loader: async (loader) => {
    const { id } = loader.params
    await Promise.all([
      load(loader, companies.one(id, companyQuery)),
      loadFresh(loader, companies.allBookings(id, bookingsQuery)),
      load(loader, lockers.all(lockerQuery)),
    ])
  },
  component: CopyCompanyBookings,
})

function CopyCompanyBookings() {
  const { id } = Route.useParams()
  const { de, vers } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: company } = companies.useCompany(id, companyQuery)
  const { data: everyBooking } = companies.useAllCompanyBookings(id, bookingsQuery)
  const { data: everyLocker } = lockers.useAllLockers(lockerQuery)
  const sources = useMemo(() => sourceOptions(everyBooking.items), [everyBooking])
  // The choice of the new machine puts both into the address, because the company then gets bookings in a second machine.
  const asked = de ?? (vers === undefined && sources.length === 1 ? sources[0]?.[0] : undefined)
  const source = sources.find(([machine]) => machine === asked)?.[0]
  const targets = lockerOptions(everyLocker.items).map(({ value, label }) => [String(idOf(value)), label] as const)
  const target = everyLocker.items.find((machine) => String(machine.id) === vers && vers !== source)
  const bookings = everyBooking.items.filter((booking) => String(lockerOfBooking(booking)?.id) === source)
  const unread = everyBooking.items.filter((booking) => lockerOfBooking(booking)?.id === undefined).length
  const isPartial = everyBooking.incomplete || everyLocker.incomplete
  const choose = (change: Machines) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const none = ['', copied.choose] as const
  const name = nameOf(company)
  return (
    <>
      <PageTitle parts={[copied.title, name, companyTitles.list]} />
      <PageHeader title={copied.title} aside={name} back={<BackButton parent="/societes" />}>
        <FilterSelect
          label={copied.source}
          value={source ?? ''}
          options={[none, ...sources]}
          onChange={(machine) => choose({ de: machine || undefined })}
        />
        <FilterSelect
          label={copied.target}
          value={target === undefined ? '' : String(target.id)}
          options={[none, ...targets.filter(([machine]) => machine !== source)]}
          onChange={(machine) => choose({ de: source, vers: machine || undefined })}
        />
      </PageHeader>
      {isPartial && <InfoNote tone="warning">{words.maybeIncomplete}</InfoNote>}
      {unread > 0 && <InfoNote tone="warning">{copied.unreadMachines(unread)}</InfoNote>}
      {source === undefined || target === undefined ? (
        <EmptyState sentence={copied.chooseFirst} />
      ) : (
        <SectionBoundary resetKey={target.id} sentence={copied.failed}>
          <ForMachine
            key={`${source} ${target.id}`}
            id={target.id}
            company={company}
            bookings={bookings}
            existing={everyBooking.items}
            machine={lockerName(target) ?? ''}
            onDone={() => navigate({ ...pageOf.companies(id), replace: true })}
            cancel={<CancelLink {...pageOf.companies(id)} />}
          />
        </SectionBoundary>
      )}
    </>
  )
}

/** The proposal for a machine, once its zones and slots are read. */
function ForMachine({ id, ...props }: Omit<ComponentProps<typeof CopyBookings>, 'zones'> & { id: number }) {
  const { data: locker } = lockers.useLocker(id, lockerDetail)
  return <CopyBookings {...props} zones={useLockerZones(locker)} />
}
