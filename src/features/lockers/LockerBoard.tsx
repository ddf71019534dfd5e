import { memo, useId } from 'react'
import { NONE } from '#lib/french.ts'
import { heightFirstCm, withUnit } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { boardWidth, capacityOf, columnWidth, scaleOf, takenOf, tilesOf, totalsOf } from './board-geometry.ts'
import { board, messages, sections } from './copy.ts'
import { type Zone, zoneNameOf, type ZoneSlot } from './zones.ts'
import { ZoneKey } from './ZonesTable.tsx'
import styles from './LockerBoard.module.css'

/** Above this number of slots, the browser renders only the visible bands. */
const manyStrips = 120

interface Props {
  zones: readonly Zone[]
  /** Number of parcels by `@id` of their slot. Undefined while they are not all known. */
  parcels: ReadonlyMap<string, number> | undefined
  /** Whether the bands are in several columns, because there are too many for one. */
  many: boolean
}

/** Geometry of the tiles, shared by the whole board. */
interface Drawing extends Pick<Props, 'parcels'> {
  scale: number
  width: number
  hatch: string
}

/**
 * A drawing of the machine: a band per zone, a strip per format of slot, a tile per place. Each strip says in words what
 * its tiles show, so the tiles are decoration without focus. The API counts places without saying which ones are taken,
 * so the taken ones are drawn first.
 */
export const LockerBoard = memo(function LockerBoard({ zones, parcels, many }: Props) {
  const hatch = useId()
  const width = many ? columnWidth : boardWidth
  const slots = zones.flatMap((zone) => zone.slots ?? [])
  const scale = scaleOf(slots, width)
  if (zones.length === 0)
    return (
      <Card title={sections.board}>
        <p className={styles['nothing']}>{messages.noZone}</p>
      </Card>
    )
  return (
    <Card title={sections.board} actions={<Legend />}>
      <svg className={styles['defs']} aria-hidden>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles['ground']} width="6" height="6" />
          <rect className={styles['line']} width="2" height="6" />
        </pattern>
      </svg>
      <p className={styles['caption']}>{board.capacity}</p>
      <ul
        className={styles['cabinet']}
        data-many={many || undefined}
        data-large={slots.length > manyStrips || undefined}
        aria-label={sections.zones}
      >
        {zones.map((zone) => (
          <Band key={zone['@id']} zone={zone} parcels={parcels} scale={scale} width={width} hatch={`url(#${hatch})`} />
        ))}
      </ul>
      {/* Below the drawing, which must not move when the parcels have been read. */}
      {parcels && <p className={styles['source']}>{board.occupiedBy(sumOf(parcels))}</p>}
    </Card>
  )
})

const sumOf = (parcels: ReadonlyMap<string, number>) => [...parcels.values()].reduce((sum, count) => sum + count, 0)

const Legend = () => (
  <ul className={styles['legend']}>
    <li data-kind="free">{board.free}</li>
    <li data-kind="taken">{board.taken}</li>
    <li data-kind="occupied">{board.occupied}</li>
  </ul>
)

function Band({ zone, ...drawing }: { zone: Zone } & Drawing) {
  const name = zoneNameOf(zone)
  const { slots = [] } = zone
  // With one format the totals would repeat its strip.
  const totals = slots.length > 1 ? totalsOf(slots) : undefined
  return (
    <li className={styles['band']} data-key={zone.myKey}>
      <div className={styles['bandHead']}>
        <h3 className={styles['zone']}>{name}</h3>
        <ZoneKey zone={zone} />
        {totals && <span className={styles['total']}>{board.freeOf(totals.free, totals.capacity)}</span>}
        <span className={styles['degrees']}>{withUnit(zone.currentTemp, '°C')}</span>
      </div>
      {slots.length === 0 && <p className={styles['nothing']}>{messages.noSlot}</p>}
      {slots.length > 0 && (
        <ul className={styles['strips']} aria-label={name}>
          {slots.map((slot) => (
            <Strip key={slot['@id']} slot={slot} {...drawing} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Strip({ slot, parcels, scale, width, hatch }: { slot: ZoneSlot } & Drawing) {
  const occupied = parcels && (parcels.get(slot['@id']) ?? 0)
  const tiles = tilesOf(slot, scale, width, occupied)
  const capacity = capacityOf(slot)
  return (
    <li className={styles['strip']}>
      <p className={styles['words']}>
        <span className={styles['size']}>{slot.size ?? NONE}</span>{' '}
        <span className={styles['dimensions']}>{heightFirstCm(slot)}</span>{' '}
        <Occupation slot={slot} occupied={occupied} />
      </p>
      {tiles.count > 0 && (
        <svg className={styles['tiles']} viewBox={`0 0 ${width} ${tiles.height}`} aria-hidden>
          <path className={styles['occupied']} d={tiles.occupied} />
          <path className={styles['taken']} d={tiles.taken} fill={hatch} />
          <path className={styles['free']} data-unknown={takenOf(slot) === undefined || undefined} d={tiles.free} />
        </svg>
      )}
      {tiles.count < capacity && <p className={styles['nothing']}>{board.partial(tiles.count, capacity)}</p>}
    </li>
  )
}

function Occupation({ slot, occupied }: { slot: ZoneSlot; occupied: number | undefined }) {
  const capacity = capacityOf(slot)
  const taken = takenOf(slot)
  if (slot.capacity === undefined) return <span className={styles['count']}>{board.unknownCapacity}</span>
  if (taken === undefined)
    return (
      <span className={styles['count']}>
        {board.placeCount(capacity)}, {slot.available === undefined ? board.unknown : board.impossible(slot.available)}
      </span>
    )
  if (capacity === 0) return <span className={styles['count']}>{board.none}</span>
  return (
    <span className={styles['count']}>
      <strong>{board.freeOf(capacity - taken, capacity)}</strong>
      {taken > 0 && `, ${taken === capacity ? board.full : board.takenCount(taken)}`}
      {occupied !== undefined && (taken > 0 || occupied > 0) && `, ${board.occupiedCount(occupied)}`}
    </span>
  )
}
