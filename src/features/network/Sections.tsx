import * as bookingSlots from '#api/generated/booking-slots.ts'
import type { Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { inBackground } from '#api/query-settings.ts'
import type { TemperatureBands } from '#api/records/temperatures.ts'
import { Can } from '#session/Can.tsx'
import { StatusBadge } from '#ui/badges.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { bookingRatesOf } from './booking-rates.ts'
import { sections, titles } from './copy.ts'
import type { Machine } from './machines.ts'
import { bookingsQuery, zonesQuery } from './queries.ts'
import { bookingColumns, stockColumns, temperatureColumns } from './section-columns.tsx'
import { Section } from './Section.tsx'
import { stockOf } from './stock.ts'
import { zoneReadingsOf, zonesOf } from './zone-readings.ts'
import styles from './Section.module.css'

interface Props {
  /** The machines of the filter; when one is chosen, only that one. */
  machines: readonly Machine[]
  /** All machines are shown, and so is what is of no known machine. */
  isEverywhere: boolean
  chosen: Machine | undefined
  /** The parcels in the chosen machine. */
  parcels: readonly Order[]
  /** No other parcel can be in it. */
  isWhole: boolean
  bands: TemperatureBands
}

/** What the map does not show: zones, temperatures, bookings. Each is read by itself, in the background. */
export function Sections({ machines, isEverywhere, chosen, parcels, isWhole, bands }: Props) {
  const zones = lockers.useAllLockersQuery(zonesQuery, inBackground)
  const ids = new Set(machines.map(({ id }) => id))
  const shown = zones.data?.items.filter(({ id }) => ids.has(id)) ?? []
  const [one] = shown
  const readings = zoneReadingsOf(shown, bands)
  const outside = readings.filter(({ verdict }) => verdict === 'outside').length
  const hasBands = Object.keys(bands).length > 0
  const loading = zones.data === undefined
  return (
    <div className={styles['sections']}>
      {chosen && (
        <Section title={titles.stock(chosen.name)} read={zones}>
          <DataTable
            caption={titles.stock(chosen.name)}
            columns={stockColumns}
            rows={one ? stockOf(zonesOf(one), parcels, isWhole) : []}
            rowId={({ key }) => key}
            loading={loading}
            empty={<EmptyState sentence={sections.noStock} />}
          />
        </Section>
      )}
      <Section
        title={titles.temperatures}
        read={zones}
        note={
          <>
            <span>{sections.temperatureNote}</span>
            {!hasBands && <span>{sections.noBands}</span>}
            {hasBands && !loading && outside > 0 && (
              <StatusBadge tone="danger">{sections.outside(outside)}</StatusBadge>
            )}
            {hasBands && !loading && outside === 0 && <span>{sections.nothingOutside}</span>}
          </>
        }
      >
        <DataTable
          caption={titles.temperatures}
          columns={temperatureColumns}
          rows={readings}
          rowId={({ key }) => key}
          loading={loading}
          empty={<EmptyState sentence={sections.noZone} />}
        />
      </Section>
      <Can do="network:see-bookings">
        <Bookings ids={ids} isEverywhere={isEverywhere} />
      </Can>
    </div>
  )
}

function Bookings({ ids, isEverywhere }: { ids: ReadonlySet<number>; isEverywhere: boolean }) {
  const bookings = bookingSlots.useAllBookingSlotsQuery(bookingsQuery, inBackground)
  const rates = bookingRatesOf(bookings.data?.items ?? [])
  return (
    <Section title={titles.bookings} read={bookings}>
      <DataTable
        caption={titles.bookings}
        columns={bookingColumns}
        rows={rates.filter(({ lockerId }) => isEverywhere || (lockerId !== undefined && ids.has(lockerId)))}
        rowId={({ key }) => key}
        loading={bookings.data === undefined}
        empty={<EmptyState sentence={sections.noBooking} />}
      />
    </Section>
  )
}
