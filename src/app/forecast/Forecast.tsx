import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { FEWEST } from '#domain/deliveries.ts'
import { notes } from '#features/analysis/forecast/copy.ts'
import { ForecastCard, type ForecastRow, type NamedPlace } from '#features/analysis/forecast/ForecastCard.tsx'
import { Score } from '#features/analysis/forecast/Score.tsx'
import { STEP } from '#features/analysis/search.ts'
import { type DeliveriesRead, useDeliveries } from '#features/analysis/use-deliveries.ts'
import { formatTime, tahitiOf } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { lockerName } from '#lib/names.ts'
import { useServerNow } from '#refresh/use-server-now.ts'
import { Can } from '#session/Can.tsx'
import { refetchAll, RetryButton } from '#ui/page-states.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { deliveriesKept, pastOf, slotsIn, useForecast } from './use-forecast.ts'

interface Props {
  /** The rows: the slots of a machine. Undefined for the machines. */
  places?: readonly NamedPlace[]
  /** Shows only these machines. */
  isShown?: (machineId: number) => boolean
  /** The deliveries of the screen. Without them the newest 1,000 are read. */
  read?: DeliveriesRead
  /** Shows how good earlier forecasts were. */
  hasScore?: boolean
}

/** How many slots will probably be free, on request. Nothing is read before. */
export function Forecast(props: Props) {
  const { config } = useRouter().options.context
  const [isAsked, setAsked] = useState(false)
  if (!config.features.analysis) return null
  return (
    <Can do="analysis:see">
      {isAsked ? (
        props.read ? (
          <Made {...props} read={props.read} />
        ) : (
          <WithDeliveries {...props} />
        )
      ) : (
        <div data-screen-only>
          <ForecastCard
            rows={undefined}
            isReading={false}
            isPartial={false}
            ofMachines={props.places === undefined}
            onMake={() => setAsked(true)}
          >
            <span>{notes.what}</span>
            <span>{notes.unknown}</span>
          </ForecastCard>
        </div>
      )}
    </Can>
  )
}

const WithDeliveries = (props: Props) => <Made {...props} read={useDeliveries(STEP, undefined, deliveriesKept)} />

/** Keeps the focus, because the pressed button has been replaced. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

const soonestFull = (a: ForecastRow, b: ForecastRow) => freeOf(a) - freeOf(b)
const freeOf = ({ forecast }: ForecastRow) =>
  typeof forecast === 'object' ? (forecast.ranges[0]?.most ?? Infinity) : Infinity

function Made({ places, isShown, read, hasScore = false }: Props & { read: DeliveriesRead }) {
  const forecast = useForecast(read)
  const { made, machines, isReading, isUnread, isOld, isAsking, isPartial } = forecast
  const rows = useMemo(() => {
    const named =
      places ??
      machines?.map((locker): NamedPlace => ({
        key: locker['@id'],
        name: lockerName(locker) ?? '',
        isLink: true,
        machineId: locker.id,
        total: slotsIn(locker),
      }))
    return named?.filter(({ machineId }) => isShown?.(machineId) ?? true)
  }, [places, machines, isShown])
  const past = useMemo(() => (hasScore && made && rows ? pastOf(made, rows) : undefined), [hasScore, made, rows])
  const outcomes = groupBy(past?.outcomes.filter(({ days }) => days === 1) ?? [], ({ machineId }) => machineId)
  const judged =
    made &&
    rows?.map((place): ForecastRow => ({
      ...place,
      forecast: made.forecastOf(place),
      ...(past && { outcomes: outcomes.get(place.machineId) ?? [] }),
    }))
  const parcels = made?.books.parcels ?? []
  const unplaced = parcels.filter(({ machineId }) => machineId === undefined).length
  const undated = parcels.filter(({ age, isOnItsWay }) => age === undefined && !isOnItsWay).length
  return (
    <>
      <ForecastCard
        button={focus}
        rows={places === undefined ? judged?.toSorted(soonestFull) : judged}
        isReading={isAsking}
        isPartial={isPartial}
        onMake={() => refetchAll(forecast.again)}
        ofMachines={places === undefined}
      >
        <span role="status">
          {isUnread ? notes.unread : isOld ? notes.old : isReading && notes.reading}
          {judged && !isReading && <VisuallyHidden>{notes.done(judged.length)}</VisuallyHidden>}
        </span>
        {(isUnread || isOld) && <RetryButton reads={forecast.again} />}
        {made && <MadeAt at={made.at} deliveries={made.deliveries.length} />}
        {made && made.books.stays.length >= FEWEST && <span>{notes.odds}</span>}
        <span>{notes.unknown}</span>
        {hasScore && <span>{notes.network}</span>}
        {unplaced > 0 && <span>{notes.unplaced(unplaced)}</span>}
        {undated > 0 && <span>{notes.undated(undated)}</span>}
        {made && isPartial && <span>{made.books.hasGaps ? notes.cut : notes.part}</span>}
      </ForecastCard>
      {past && <Score {...past} isPartial={isPartial || !read.reach.isComplete} />}
    </>
  )
}

/** When the forecast was made, with the day once it is no longer today. */
function MadeAt({ at, deliveries }: { at: number; deliveries: number }) {
  const { day } = tahitiOf(at)
  const isToday = tahitiOf(useServerNow()).day === day
  return <span>{notes.made(isToday ? undefined : day, formatTime(at), deliveries)}</span>
}
