import type { KeyboardEvent } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { map } from './copy.ts'
import type { Marker } from './markers.ts'
import { Shape } from './Symbol.tsx'
import { machineWords, partsOf, tenseAmong } from './words.ts'
import type { Point } from './world.ts'
import styles from './MapMarker.module.css'

interface Props {
  marker: Marker & { at: Point }
  isReading: boolean
  chosen: number | undefined
  lit: boolean
  /** The one marker that the Tab key reaches. Arrow keys lead to the others. */
  stop: boolean
  onPress: () => void
  onFocus: () => void
  onBlur: () => void
  onHover: (isOver: boolean) => void
}

/** A machine, or the number of machines that stand together. */
export function MapMarker({ marker, isReading, chosen, lit, stop, onPress, onFocus, onBlur, onHover }: Props) {
  const { machines, at } = marker
  const [only, ...others] = machines
  const isChosen = machines.some(({ id }) => id === chosen)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  if (only === undefined) return null
  return (
    <g
      className={styles['marker']}
      transform={`translate(${at[0]} ${at[1]})`}
      data-marker={marker.key}
      data-lit={lit || undefined}
      data-chosen={isChosen || undefined}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={
        others.length > 0 ? map.cluster(machines.length, tenseAmong(machines)) : machineWords(only, isReading)
      }
      aria-pressed={others.length > 0 ? undefined : isChosen}
      onClick={onPress}
      onKeyDown={press}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <circle className={styles['ground']} r={others.length > 0 ? 19 : 15} />
      {others.length > 0 ? <Cluster marker={marker} /> : <Shape level={only.occupancy.level} />}
    </g>
  )
}

/** A ring with a part for each level, and the number of machines. */
function Cluster({ marker: { machines } }: { marker: Marker }) {
  return (
    <>
      <circle className={styles['disc']} r={15} />
      {partsOf(machines).map(({ level, start, length }) => (
        <circle
          key={level}
          className={styles['part']}
          data-level={level}
          r={15}
          pathLength={100}
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-start}
          transform="rotate(-90)"
        />
      ))}
      <text className={styles['count']} dy="0.35em" textAnchor="middle" aria-hidden>
        {formatNumber(machines.length)}
      </text>
    </>
  )
}
