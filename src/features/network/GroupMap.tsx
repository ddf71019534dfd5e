import { Box, Stack, Tooltip } from '@mantine/core'
import { geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import { usePrinting } from '#ui/PrintView.tsx'
import coastLines from './coast.json'
import { figures, levelWords, map as words } from './copy.ts'
import type { Area } from './groups.ts'
import { tenseAmong } from './machines.ts'
import { MapMarker } from './MapMarker.tsx'
import type { Marker } from './markers.ts'
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
