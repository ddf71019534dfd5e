import { figures, map } from './copy.ts'
import type { PlacedMachine } from './machines.ts'
import type { Size } from './view.ts'
import { levelWords, tenseAmong } from './words.ts'
import type { Point } from './world.ts'
import styles from './NetworkMap.module.css'

interface Props {
  machines: readonly PlacedMachine[]
  isReading: boolean
  at: Point
  size: Size
}

/** The name and the figures beside the marker. The marker's accessible name says the same. */
export function MapTip({ machines, isReading, at: [x, y], size }: Props) {
  const [only, ...others] = machines
  if (only === undefined || x < 0 || y < 0 || x > size.width || y > size.height) return null
  const isLeft = x > size.width / 2
  const isLow = y < size.height / 3
  return (
    <div
      className={styles['tip']}
      data-left={isLeft || undefined}
      data-low={isLow || undefined}
      style={{ left: x, top: y }}
      aria-hidden
    >
      {others.length > 0 ? (
        map.cluster(machines.length, tenseAmong(machines))
      ) : (
        <>
          <strong>{only.name}</strong>
          <span>{figures.occupied(only.occupancy)}</span>
          <span>{levelWords(only, isReading)}</span>
        </>
      )}
    </div>
  )
}
