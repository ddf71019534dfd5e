import { Box, Stack, Tooltip } from '@mantine/core'
import { cumsum } from 'd3-array'
import { geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { type CSSProperties, memo, type ReactNode, type Ref, useMemo } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { usePrinting } from '#ui/PrintView.tsx'
import coastLines from './coast.json'
import { figures, levelWords, machineWords, map as words } from './copy.ts'
import type { Area } from './groups.ts'
import { countsOf, tenseAmong } from './machines.ts'
import type { Marker } from './markers.ts'
import { levelColours, Shape } from './Symbol.tsx'
import { type Box as Bounds, drawnAt, isSeen, seenIn, type Size, type View, clipped, type Point } from './view.ts'
import styles from './Network.module.css'

/** What the map shows about its machines. */
export interface Shown {
  isReading: boolean
  /** Machine with open details. */
  chosen: number | undefined
  /** Machine under the pointer or with the focus, on the map or in the list. */
  lit: number | undefined
  /** The only machine in the Tab order. */
  stop: number | undefined
}

interface Props extends Shown {
  area: Area
  /** View of the whole group. */
  home: View
  view: View
  size: Size
  markers: readonly Marker[]
  labels: ReactNode
  ref?: Ref<SVGSVGElement>
}

/** Map of one group of machines. Without a map library, which would need tiles from other servers and unsafe markup. */
export function GroupMap({ area, home, view, size, markers, labels, isReading, chosen, lit, stop, ref }: Props) {
  const isPrinting = usePrinting()
  const coast = useMemo(() => coastOf(area, seenIn(home, size)), [area, home, size])
  const has = ({ machines }: Marker, id: number | undefined) => machines.some((machine) => machine.id === id)
  const litMarker = markers.find((marker) => has(marker, lit))
  const transform = `translate(${view.x} ${view.y}) scale(${view.k})`
  return (
    <>
      <svg
        ref={ref}
        className={styles['svg']}
        width="100%"
        height="100%"
        // The frame on paper has another size. The whole drawing is scaled into it.
        viewBox={isPrinting ? `0 0 ${size.width} ${size.height}` : undefined}
      >
        <path
          transform={transform}
          d={coast}
          fill="var(--c-card)"
          stroke="var(--c-control)"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <g transform={transform} style={{ '--k': view.k } as CSSProperties}>
          {labels}
          {markers.map((marker) => (
            <MapMarker
              key={marker.key}
              marker={marker}
              isReading={isReading}
              isChosen={has(marker, chosen)}
              lit={marker === litMarker}
              stop={has(marker, stop)}
            />
          ))}
        </g>
      </svg>
      {litMarker && isSeen(litMarker.point, seenIn(view, size)) && (
        <Tip marker={litMarker} at={drawnAt(litMarker.point, view)} isReading={isReading} />
      )}
    </>
  )
}

/** The land around a group. French Polynesia from OpenStreetMap (https://www.openstreetmap.org/copyright), under the ODbL. */
export function coastOf({ projection }: Pick<Area, 'projection'>, [left, top, right, bottom]: Bounds): string {
  // Three times as wide and high, so that the edges of cut islands are outside the frame, on paper too.
  const [width, height] = [right - left, bottom - top]
  const from = [left - width, top - height] as const
  const to = [right + width, bottom + height] as const
  return geoPath(clipped(projection, [from, to])).digits(1)(coastLines as GeoPermissibleObjects) ?? ''
}

interface TipProps {
  marker: Marker
  at: Point
  isReading: boolean
}

/** Name and figures beside the marker. Hidden from screen readers, because the marker's accessible name has the same text. */
function Tip({ marker: { machines, offset }, at: [x, y], isReading }: TipProps) {
  const [only, ...others] = machines
  if (only === undefined) return null
  const text =
    others.length > 0 ? (
      words.cluster(machines.length, tenseAmong(machines))
    ) : (
      <Stack gap="1px">
        <strong>{only.name}</strong>
        <span>{figures.occupied(only.occupancy)}</span>
        <span>{levelWords(only, isReading)}</span>
      </Stack>
    )
  return (
    <Tooltip opened label={text} offset={18} transitionProps={{ duration: 0 }} data-screen-only aria-hidden>
      <Box pos="absolute" left={x + offset[0]} top={y + offset[1]} />
    </Tooltip>
  )
}

interface MarkerProps {
  marker: Marker
  isReading: boolean
  isChosen: boolean
  lit: boolean
  /** The only marker in the Tab order. Arrow keys move to the rest. */
  stop: boolean
}

/** A machine, or the number of machines at one place. The map handles its events, so that only new data render it. */
const MapMarker = memo(function MapMarker({ marker, isReading, isChosen, lit, stop }: MarkerProps) {
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
          others.length > 0 ? words.cluster(machines.length, tenseAmong(machines)) : machineWords(only, isReading)
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
        {others.length > 0 ? <Cluster machines={machines} /> : <Shape level={only.occupancy.level} />}
      </g>
    </MapSpot>
  )
})

/** Radius of a ring. */
const RING = 12

/** A ring with a segment for each level, and the number of machines. */
function Cluster({ machines }: Pick<Marker, 'machines'>) {
  const { length } = machines
  const counts = countsOf(machines)
  const ends = cumsum(counts, ({ count }) => count)
  return (
    <>
      <circle r={RING} fill="var(--c-card)" />
      {counts.map(({ level, count }, at) => (
        <circle
          key={level}
          r={RING}
          fill="none"
          stroke={levelColours[level]}
          strokeWidth={4}
          pathLength={length}
          strokeDasharray={`${count} ${length - count}`}
          strokeDashoffset={count - (ends[at] ?? 0)}
          transform="rotate(-90)"
        />
      ))}
      <text fill="var(--c-text)" fontSize={12} fontWeight={600} dy="0.35em" textAnchor="middle" aria-hidden>
        {formatNumber(length)}
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
