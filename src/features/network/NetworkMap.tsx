import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { map, titles } from './copy.ts'
import { labelsOf } from './labels.ts'
import type { PlacedMachine } from './machines.ts'
import { MapControls } from './MapControls.tsx'
import { MapMarker } from './MapMarker.tsx'
import { MapTip } from './MapTip.tsx'
import { apartFrom, type Marker, markersOf, spotsOf } from './markers.ts'
import { useView } from './use-view.ts'
import { type Box, boxOf, drawnAt, isSeen, seenIn } from './view.ts'
import { worldOf } from './world.ts'
import styles from './NetworkMap.module.css'

interface Props {
  machines: readonly PlacedMachine[]
  isReading: boolean
  /** The machine whose details are shown. */
  chosen: number | undefined
  onChoose: (id: number) => void
  /** The machine under the pointer or with the focus, here or in the list. */
  lit: number | undefined
  onLight: (id: number | undefined) => void
  /** A machine to bring into sight. Another object asks again. */
  wanted: { id: number } | undefined
  /** Which machines are in sight. */
  onSee: (ids: readonly number[]) => void
}

/** In pixels. */
const STEP = 80
const ZOOM_STEP = 1.6
/** In units of the map: machines that stand together are shown with at least three kilometres around them. */
const CLOSE_UP = 30
/** In pixels a unit: a machine that is asked for is shown with its island. */
const OVERVIEW = 1
const NOWHERE: Box = [0, 0, 0, 0]

/** The map of the machines. It is drawn by us, because a library of maps would need foreign pictures and unsafe markup. */
export function NetworkMap({ machines, isReading, chosen, onChoose, lit, onLight, wanted, onSee }: Props) {
  const help = useId()
  const svg = useRef<SVGSVGElement>(null)
  const { ref, width, height } = useElementSize()
  const size = useMemo(() => ({ width: width || 600, height: height || 500 }), [width, height])
  const places = machines.map(({ position }) => `${position.latitude} ${position.longitude}`).join()
  // The same places keep the same map: only the figures change when the machines are read again.
  // oxlint-disable-next-line react/exhaustive-deps -- the text says everything that the map is made of
  const world = useMemo(() => worldOf(machines.map(({ position }) => position)), [places])
  const spots = useMemo(() => spotsOf(machines, ({ position }) => world.place(position)), [machines, world])
  const whole = useMemo(() => boxOf(spots.map(({ point }) => point)) ?? NOWHERE, [spots])
  const { view, isHome, isClosest, zoomBy, moveBy, goHome, goTo, goToPoint } = useView(svg, whole, size)
  const unordered = useMemo(() => markersOf(spots, view.k), [spots, view.k])
  const ranks = useMemo(() => new Map(machines.map(({ id }, rank) => [id, rank])), [machines])
  const rankOf = (marker: Marker) => Math.min(...marker.machines.map(({ id }) => ranks.get(id) ?? 0))
  const markers = unordered
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((marker) => {
      const [x, y] = drawnAt(marker.point, view)
      return { ...marker, at: [x + marker.offset[0], y + marker.offset[1]] as const }
    })
  const seen = seenIn(view, size)
  const seenMarkers = markers.filter(({ point }) => isSeen(point, seen))
  const seenIds = seenMarkers.flatMap((marker) => marker.machines.map(({ id }) => id)).join()
  const litMarker = markers.find((marker) => marker.machines.some(({ id }) => id === lit))

  // An effect, because the list is beside the map.
  const tell = useEffectEvent(onSee)
  useEffect(() => tell(seenIds === '' ? [] : seenIds.split(',').map(Number)), [seenIds])

  const zoomTo = (marker: Marker) => {
    const box = boxOf(marker.machines.map(({ position }) => world.place(position)))
    if (box) goTo(box, CLOSE_UP)
  }
  const bring = useEffectEvent(({ id }: { id: number }) => {
    const spot = spots.find((each) => each.machines.some((machine) => machine.id === id))
    if (spot) goToPoint(spot.point, apartFrom(spots, id, Math.max(view.k, OVERVIEW)))
  })
  useEffect(() => {
    if (wanted) bring(wanted)
  }, [wanted])

  // Enlarging takes the marker with the focus away: the focus goes to the one that has its machine now.
  const focused = useRef<number>(undefined)
  const keys = markers.map(({ key }) => key).join()
  const keepFocus = useEffectEvent(() => {
    if (focused.current === undefined || svg.current?.contains(document.activeElement)) return
    focusOn(markers.find((marker) => marker.machines.some(({ id }) => id === focused.current)))
  })
  useEffect(() => keepFocus(), [keys])

  function focusOn(marker: Marker | undefined) {
    svg.current?.querySelector<SVGElement>(`[data-marker="${marker?.key}"]`)?.focus({ preventScroll: true })
  }

  function walk(from: number, key: string): Marker | undefined {
    if (key === 'ArrowRight' || key === 'ArrowDown') return markers[(from + 1) % markers.length]
    if (key === 'ArrowLeft' || key === 'ArrowUp') return markers.at(from - 1)
    return key === 'Home' ? markers[0] : key === 'End' ? markers.at(-1) : undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const from = markers.findIndex(({ key }) => key === (event.target as Element).getAttribute('data-marker'))
    const moves: Record<string, () => void> = {
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': goHome,
      ArrowLeft: () => moveBy(-STEP, 0),
      ArrowRight: () => moveBy(STEP, 0),
      ArrowUp: () => moveBy(0, -STEP),
      ArrowDown: () => moveBy(0, STEP),
    }
    const next = from === -1 ? undefined : walk(from, event.key)
    if (next) focusOn(next)
    else if (from !== -1 && event.key === 'Escape') svg.current?.focus()
    else if (moves[event.key]) moves[event.key]?.()
    else return
    event.preventDefault()
  }

  const stop = markers.find((marker) => marker.machines.some(({ id }) => id === (lit ?? chosen))) ?? markers[0]
  return (
    <div ref={ref} className={styles['map']} data-home={isHome || undefined}>
      <VisuallyHidden id={help}>{map.help}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the map */}
      <svg
        ref={svg}
        className={styles['svg']}
        role="group"
        aria-label={titles.map}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map while it has the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
          <path className={styles['coast']} d={world.coast} />
        </g>
        {labelsOf(seenMarkers).map(({ key, text, point: [x, y], anchor }) => (
          <text key={key} className={styles['label']} x={x} y={y} dy="0.35em" textAnchor={anchor} aria-hidden>
            {text}
          </text>
        ))}
        {markers.map((marker) => (
          <MapMarker
            key={marker.key}
            marker={marker}
            isReading={isReading}
            chosen={chosen}
            lit={marker === litMarker}
            stop={marker.key === stop?.key}
            onPress={() => {
              const [only, ...others] = marker.machines
              if (others.length > 0) zoomTo(marker)
              else if (only) onChoose(only.id)
            }}
            onFocus={() => {
              focused.current = marker.machines[0]?.id
              onLight(marker.machines[0]?.id)
              if (!isSeen(marker.point, seen)) goToPoint(marker.point)
            }}
            onBlur={() => {
              focused.current = undefined
              onLight(undefined)
            }}
            onHover={(isOver) => onLight(isOver ? marker.machines[0]?.id : undefined)}
          />
        ))}
      </svg>
      {litMarker && <MapTip machines={litMarker.machines} isReading={isReading} at={litMarker.at} size={size} />}
      <MapControls
        {...{ isHome, isClosest, goHome }}
        onZoom={(out) => zoomBy(out ? 1 / ZOOM_STEP : ZOOM_STEP)}
        onMove={(x, y) => moveBy(x * STEP, y * STEP)}
      />
      <p className={styles['source']}>{map.source}</p>
    </div>
  )
}
