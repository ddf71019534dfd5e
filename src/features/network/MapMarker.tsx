import { memo, type ReactNode } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { machineWords, map } from './copy.ts'
import { countsOf, type Machine, tenseAmong } from './machines.ts'
import type { Marker } from './markers.ts'
import { levelColours, Shape } from './Symbol.tsx'
import type { Point } from './view.ts'
import styles from './Network.module.css'

interface Props {
  marker: Marker
  isReading: boolean
  isChosen: boolean
  lit: boolean
  /** The only marker in the Tab order. Arrow keys move to the rest. */
  stop: boolean
}

/**
 * A machine, or the number of machines at one place. The map handles its events, so that a marker renders only when its
 * data change.
 */
export const MapMarker = memo(function MapMarker({ marker, isReading, isChosen, lit, stop }: Props) {
  const { machines, point, offset } = marker
  const [only, ...others] = machines
  if (only === undefined) return null
  return (
    <MapSpot point={point}>
      <g
        className={styles['marker']}
        transform={`translate(${offset[0]} ${offset[1]})`}
        data-machines={machines.map(({ id }) => id).join(' ')}
        data-lit={lit || undefined}
        data-chosen={isChosen || undefined}
        role="button"
        tabIndex={stop ? 0 : -1}
        aria-label={
          others.length > 0 ? map.cluster(machines.length, tenseAmong(machines)) : machineWords(only, isReading)
        }
        // Not a toggle: a second press does not turn it off.
        aria-current={others.length === 0 && isChosen ? true : undefined}
      >
        {/* Touch target and focus ring. */}
        <circle
          className={styles['ground']}
          r={others.length > 0 ? 18 : 13}
          fill="transparent"
          stroke="transparent"
          strokeWidth={2}
        />
        {others.length > 0 ? <Cluster marker={marker} /> : <Shape level={only.occupancy.level} />}
      </g>
    </MapSpot>
  )
})

/** Radius of a ring. */
const RING = 12

/** A ring with a segment for each level, and the number of machines. */
function Cluster({ marker: { machines } }: { marker: Marker }) {
  return (
    <>
      <circle r={RING} fill="var(--c-card)" />
      {partsOf(machines).map(({ level, start, length }) => (
        <circle
          key={level}
          r={RING}
          fill="none"
          stroke={levelColours[level]}
          strokeWidth={4}
          pathLength={100}
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-start}
          transform="rotate(-90)"
        />
      ))}
      <text fill="var(--c-text)" fontSize={12} fontWeight={600} dy="0.35em" textAnchor="middle" aria-hidden>
        {formatNumber(machines.length)}
      </text>
    </>
  )
}

/** Keeps its content the same size in pixels at every zoom of the map (`--k` of GroupMap). */
export const MapSpot = ({ point: [x, y], children }: { point: Point; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g style={{ transform: 'scale(calc(1 / var(--k)))' }}>{children}</g>
  </g>
)

/** Segments of the ring, in per cent. */
const partsOf = (machines: readonly Machine[]) => {
  const counts = countsOf(machines)
  const share = (count: number) => (count / machines.length) * 100
  return counts.map(({ level, count }, at) => ({
    level,
    length: share(count),
    start: share(counts.slice(0, at).reduce((sum, each) => sum + each.count, 0)),
  }))
}
