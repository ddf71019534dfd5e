import { useElementSize } from '@mantine/hooks'
import {
  type CSSProperties,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
} from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { map, titles } from './copy.ts'
import type { PlacedMachine } from './machines.ts'
import { MapControls } from './MapControls.tsx'
import { MapLabels } from './MapLabels.tsx'
import { MapMarker } from './MapMarker.tsx'
import { MapTip } from './MapTip.tsx'
import { apartFrom, type Marker, markersOf, spotsOf, stepBefore } from './markers.ts'
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
/** In units of the map: nearby machines are shown with at least three kilometres around them. */
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
  const step = stepBefore(view.k)
  const markers = useMemo(() => {
    const ranks = new Map(machines.map(({ id }, rank) => [id, rank]))
    const rankOf = (marker: Marker) => Math.min(...marker.machines.map(({ id }) => ranks.get(id) ?? 0))
    const ranked = markersOf(spots, step).map((marker) => ({ marker, rank: rankOf(marker) }))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ marker }) => marker)
  }, [spots, step, machines])
  const seen = seenIn(view, size)
  const litMarker = markers.find((marker) => marker.machines.some(({ id }) => id === lit))
  const litAt = litMarker && drawnAt(litMarker.point, view)

  // Names and list follow when there is time: the map itself must not wait for them.
  const calm = useDeferredValue(view)
  const calmMarkers = useDeferredValue(markers)
  const calmlySeen = seenIn(calm, size)
  const seenIds = calmMarkers
    .filter(({ point }) => isSeen(point, calmlySeen))
    .flatMap((marker) => marker.machines.map(({ id }) => id))
    .join()

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

  /** The marker that an event is about. */
  function markerOf(target: EventTarget): Marker | undefined {
    const key = target instanceof Element ? target.closest('[data-marker]')?.getAttribute('data-marker') : undefined
    return markers.find((marker) => marker.key === key)
  }

  function press(marker: Marker | undefined) {
    const [only, ...others] = marker?.machines ?? []
    if (marker && others.length > 0) zoomTo(marker)
    else if (only) onChoose(only.id)
  }

  function onFocus(marker: Marker | undefined) {
    if (marker === undefined) return
    focused.current = marker.machines[0]?.id
    onLight(marker.machines[0]?.id)
    if (!isSeen(marker.point, seen)) goToPoint(marker.point)
  }

  function onBlur() {
    if (focused.current !== undefined) onLight(undefined)
    focused.current = undefined
  }

  function walk(from: number, key: string): Marker | undefined {
    if (key === 'ArrowRight' || key === 'ArrowDown') return markers[(from + 1) % markers.length]
    if (key === 'ArrowLeft' || key === 'ArrowUp') return markers.at(from - 1)
    return key === 'Home' ? markers[0] : key === 'End' ? markers.at(-1) : undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = markerOf(event.target)
    const from = here === undefined ? -1 : markers.indexOf(here)
    if (here && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return press(here)
    }
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
    <div className={styles['frame']}>
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
          <g
            transform={`translate(${view.x} ${view.y}) scale(${view.k})`}
            style={{ '--k': view.k } as CSSProperties}
            onClick={({ target }) => press(markerOf(target))}
            onFocus={({ target }) => onFocus(markerOf(target))}
            onBlur={onBlur}
            onPointerOver={({ target }) => onLight(markerOf(target)?.machines[0]?.id)}
            onPointerOut={() => onLight(undefined)}
          >
            <MapLabels markers={calmMarkers} view={calm} size={size} />
            {markers.map((marker) => (
              <MapMarker
                key={marker.key}
                marker={marker}
                isReading={isReading}
                isChosen={marker.machines.some(({ id }) => id === chosen)}
                lit={marker === litMarker}
                stop={marker.key === stop?.key}
              />
            ))}
          </g>
        </svg>
        {litMarker && litAt && (
          <MapTip
            machines={litMarker.machines}
            isReading={isReading}
            at={[litAt[0] + litMarker.offset[0], litAt[1] + litMarker.offset[1]]}
            size={size}
          />
        )}
        <p className={styles['source']}>{map.source}</p>
      </div>
      <MapControls
        {...{ isHome, isClosest, goHome }}
        onZoom={(out) => zoomBy(out ? 1 / ZOOM_STEP : ZOOM_STEP)}
        onMove={(x, y) => moveBy(x * STEP, y * STEP)}
      />
    </div>
  )
}
