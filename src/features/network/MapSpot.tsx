import type { ReactNode } from 'react'
import type { Point } from './world.ts'
import styles from './MapMarker.module.css'

/** Keeps its content the same size in pixels at every zoom of the map (`--k` of NetworkMap). */
export const MapSpot = ({ point: [x, y], children }: { point: Point; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles['upright']}>{children}</g>
  </g>
)
