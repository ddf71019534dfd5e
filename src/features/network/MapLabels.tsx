import { memo } from 'react'
import { gapOf, type Label, labelsOf, type Side } from './labels.ts'
import { MapSpot } from './MapSpot.tsx'
import type { Marker } from './markers.ts'
import { drawnAt, type Size, type View } from './view.ts'
import styles from './NetworkMap.module.css'

const anchors: Record<Side, 'start' | 'middle' | 'end'> = {
  right: 'start',
  left: 'end',
  below: 'middle',
  above: 'middle',
}

function placeOf({ marker, side }: Label) {
  const { beside, under } = gapOf(marker)
  const [x, y] = marker.offset
  if (side === 'right' || side === 'left') return { x: x + (side === 'right' ? beside : -beside), y }
  return { x, y: y + (side === 'below' ? under : -under) }
}

/** Visible names of the machines. Each marker has its own accessible name. */
export const MapLabels = memo(function MapLabels({
  markers,
  view,
  size,
}: {
  markers: readonly Marker[]
  view: View
  size: Size
}) {
  const drawn = markers.map((marker) => {
    const [x, y] = drawnAt(marker.point, view)
    return { ...marker, at: [x + marker.offset[0], y + marker.offset[1]] as const }
  })
  return (
    <g aria-hidden>
      {labelsOf(drawn, size).map((label) => (
        <MapSpot key={label.marker.key} point={label.marker.point}>
          <text className={styles['label']} {...placeOf(label)} dy="0.35em" textAnchor={anchors[label.side]}>
            {label.text}
          </text>
        </MapSpot>
      ))}
    </g>
  )
})
