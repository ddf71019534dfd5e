import { Stack, Text } from '@mantine/core'
import { useDidUpdate, useMergedRef } from '@mantine/hooks'
import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePrinting } from '#ui/PrintView.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import coastLines from './coast.json'
import { figures, levelWords, map as words, titles } from './copy.ts'
import { type PlacedMachine, tenseAmong } from './machines.ts'
import { MapInset } from './MapControls.tsx'
import { MapLabels } from './MapLabels.tsx'
import { MapMarker } from './MapMarker.tsx'
import type { Marker } from './markers.ts'
import type { MapView } from './use-map-view.ts'
import { CLOSEST, drawnAt, isSeen, seenIn, type Size } from './view.ts'
import type { Point } from './world.ts'
import styles from './Network.module.css'

interface Props {
  map: MapView
  isReading: boolean
  /** Machine with open details. */
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Machine under the pointer or with the focus, on the map or in the list. */
  lit: number | undefined
  onLight: (id: number | undefined) => void
}

/** Map of the machines. Without a map library, which would need tiles from other servers and unsafe markup. */
export function NetworkMap({ map, isReading, chosen, onChoose, lit, onLight }: Props) {
  const help = useId()
  const isPrinting = usePrinting()
  const svg = useRef<SVGSVGElement>(null)
  const { view, size, markers, calm, projection } = map
  const coast = useMemo(() => coastOf(projection), [projection])
  const svgRef = useMergedRef(svg, useGestures(svg, map))
  const seen = seenIn(view, size)
  const litMarker = markers.find((marker) => marker.machines.some(({ id }) => id === lit))
  const litAt = litMarker && drawnAt(litMarker.point, view)

  // Zooming may remove the focused marker: the focus moves to the marker that now contains its machine.
  const focused = useRef<number>(undefined)
  const keys = markers.map(({ key }) => key).join()
  function keepFocus() {
    if (focused.current === undefined || svg.current?.contains(document.activeElement)) return
    focusOn(markers.find((marker) => marker.machines.some(({ id }) => id === focused.current)))
  }
  useDidUpdate(keepFocus, [keys])

  function focusOn(marker: Marker | undefined) {
    svg.current?.querySelector<SVGElement>(`[data-marker="${marker?.key}"]`)?.focus({ preventScroll: true })
  }

  /** Marker of an event. */
  function markerOf(target: EventTarget): Marker | undefined {
    const key = target instanceof Element ? target.closest('[data-marker]')?.getAttribute('data-marker') : undefined
    return markers.find((marker) => marker.key === key)
  }

  function press(marker: Marker | undefined) {
    const [only, ...others] = marker?.machines ?? []
    if (marker && others.length > 0) map.showMarker(marker)
    else if (only) onChoose(only.id)
  }

  function onFocus(marker: Marker | undefined) {
    if (marker === undefined) return
    focused.current = marker.machines[0]?.id
    onLight(marker.machines[0]?.id)
    if (!isSeen(marker.point, seen)) map.showPoint(marker.point)
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
      '+': map.zoomIn,
      '=': map.zoomIn,
      '-': map.zoomOut,
      '0': map.goHome,
      ArrowLeft: () => map.moveBy(-1, 0),
      ArrowRight: () => map.moveBy(1, 0),
      ArrowUp: () => map.moveBy(0, -1),
      ArrowDown: () => map.moveBy(0, 1),
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
    <>
      <VisuallyHidden id={help}>{words.help}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the map */}
      <svg
        ref={svgRef}
        className={styles['svg']}
        width="100%"
        height="100%"
        // The frame on paper has another size. The whole drawing is scaled into it.
        viewBox={isPrinting ? `0 0 ${size.width} ${size.height}` : undefined}
        role="group"
        aria-label={titles.map}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map while it has the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
          <path
            d={coast}
            fill="var(--c-card)"
            stroke="var(--c-control)"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
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
          <MapLabels {...calm} size={size} isHome={map.isHome} />
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
      {!map.isHome && <MapInset map={map} />}
      <Text className={styles['over']} bottom="6px" left="12px" c="dimmed" fz="0.6875rem">
        {words.source}
      </Text>
    </>
  )
}

/** French Polynesia from OpenStreetMap (https://www.openstreetmap.org/copyright), under the ODbL. Written by tools/coast.ts. */
export const coastOf = (projection: GeoProjection): string =>
  geoPath(projection).digits(1)(coastLines as GeoPermissibleObjects) ?? ''

/** Moves the view with the wheel, a drag and two fingers. @returns a ref for the element, to which the library listens */
function useGestures(svg: RefObject<SVGSVGElement | null>, { view, limits, isHome, show }: MapView) {
  const [behaviour] = useState(() => zoom<SVGSVGElement, unknown>())

  // Before paint, so that no gesture starts from an older view. The library keeps a copy of the view on the element.
  useLayoutEffect(() => {
    const { home, size } = limits
    const [left, top, right, bottom] = seenIn(home, size)
    behaviour
      // One finger scrolls the page while the whole map is shown, because there is nothing to move.
      .filter((event: MouseEvent & { touches?: TouchList }) =>
        event.touches
          ? event.touches.length > 1 || !isHome
          : event.button === 0 && (!event.ctrlKey || event.type === 'wheel'),
      )
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .scaleExtent([home.k, CLOSEST])
      .translateExtent([
        [left, top],
        [right, bottom],
      ])
    if (svg.current === null) return
    const { k, x, y } = zoomTransform(svg.current)
    if (k !== view.k || x !== view.x || y !== view.y)
      behaviour.transform(select(svg.current), zoomIdentity.translate(view.x, view.y).scale(view.k))
  }, [behaviour, svg, limits, view, isHome])

  return useCallback(
    (element: SVGSVGElement) => {
      // Without a source event, the layout effect has updated the copy.
      behaviour.on('zoom', ({ transform: { k, x, y }, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) show(() => ({ k, x, y }))
      })
      select(element).call(behaviour)
      return () => void select(element).on('.zoom', null)
    },
    [behaviour, show],
  )
}

interface TipProps {
  machines: readonly PlacedMachine[]
  isReading: boolean
  at: Point
  size: Size
}

/** Name and figures beside the marker. Hidden from screen readers, because the marker's accessible name has the same text. */
function MapTip({ machines, isReading, at: [x, y], size }: TipProps) {
  const [only, ...others] = machines
  if (only === undefined || x < 0 || y < 0 || x > size.width || y > size.height) return null
  const isLeft = x > size.width / 2
  const isLow = y < size.height / 3
  return (
    <Stack
      className={styles['over']}
      data-screen-only
      gap="1px"
      maw="240px"
      px="md"
      py="sm"
      bdrs="sm"
      bg="var(--c-tip)"
      c="var(--c-on-tip)"
      fz="sm"
      lh="xs"
      style={{
        left: x,
        top: y,
        translate: `${isLeft ? 'calc(-100% - 18px)' : '18px'} ${isLow ? '14px' : 'calc(-100% - 14px)'}`,
      }}
      aria-hidden
    >
      {others.length > 0 ? (
        words.cluster(machines.length, tenseAmong(machines))
      ) : (
        <>
          <strong>{only.name}</strong>
          <span>{figures.occupied(only.occupancy)}</span>
          <span>{levelWords(only, isReading)}</span>
        </>
      )}
    </Stack>
  )
}
