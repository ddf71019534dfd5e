import type { ReactNode } from 'react'
import type { Point } from './world.ts'
import styles from './MapMarker.module.css'

/** What stands on a point of the map and keeps its size in pixels while the map is enlarged (`--k` of NetworkMap). */
export const MapSpot = ({ point: [x, y], children }: { point: Point; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles['upright']}>{children}</g>
  </g>
)
