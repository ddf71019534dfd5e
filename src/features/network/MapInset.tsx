import type { MapView } from './use-map-view.ts'
import { seenIn } from './view.ts'
import styles from './Network.module.css'

/** Longest side of the inset, in pixels. */
export const INSET = 128

/** The whole map in small, with a frame around the part on screen. Hidden from screen readers, because it has no facts. */
export function MapInset({ map: { limits, markers, view, size } }: { map: MapView }) {
  const [left, top, right, bottom] = seenIn(limits.home, size)
  const [west, north, east, south] = seenIn(view, size)
  const scale = INSET / Math.max(size.width, size.height)
  return (
    <svg
      className={styles['inset']}
      width={size.width * scale}
      height={size.height * scale}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden
    >
      {/* A line without length has the width of its stroke at every scale. */}
      <path className={styles['dots']} d={markers.map(({ point: [x, y] }) => `M${x} ${y}h0`).join('')} />
      <rect className={styles['part']} x={west} y={north} width={east - west} height={south - north} />
    </svg>
  )
}
