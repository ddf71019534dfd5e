import { Flex, Text } from '@mantine/core'
import { useDidUpdate, useElementSize, useMergedRef } from '@mantine/hooks'
import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { map as words, titles } from './copy.ts'
import { GroupMap, type Shown } from './GroupMap.tsx'
import type { MachineGroup } from './groups.ts'
import { coveredOf, MapOverview } from './MapControls.tsx'
import { MapLabels } from './MapLabels.tsx'
import { rankedMarkers } from './markers.ts'
import type { MapView } from './use-map-view.ts'
import { CLOSEST, homeOf, isSeen, seenIn } from './view.ts'
import styles from './Network.module.css'

interface Props extends Omit<Shown, 'stop'> {
  map: MapView
  onChoose: (id: number) => void
  onLight: (id: number | undefined) => void
}

/** The largest group of machines in the main map, and each other group in an inset. Keys and pointers are handled for all of them. */
export function NetworkMap({ map, onChoose, onLight, ...state }: Props) {
  const help = useId()
  const root = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const { main, insets, view, size, markers, calm } = map
  const svgRef = useMergedRef(svg, useGestures(svg, map))
  const covered = useMemo(() => coveredOf(size, map.isHome), [size, map.isHome])

  // Zooming may remove the focused marker: the focus moves to the marker that now contains its machine.
  const focused = useRef<number>(undefined)
  const drawn = `${main.key} ${markers.map(({ key }) => key).join()}`
  function keepFocus() {
    if (focused.current === undefined || root.current?.contains(document.activeElement)) return
    root.current?.querySelector<SVGElement>(`[data-machines~="${focused.current}"]`)?.focus({ preventScroll: true })
  }
  useDidUpdate(keepFocus, [drawn])

  function press(ids: readonly number[]) {
    const [only, ...others] = ids
    if (others.length > 0) map.showMachines(ids)
    else if (only !== undefined) onChoose(only)
  }

  function onClick(target: EventTarget) {
    const inset = insetOf(target)
    const ids = idsOf(target)
    if (ids.length === 0 && inset) map.showGroup(inset)
    else press(ids)
  }

  function onFocus([id]: readonly number[]) {
    if (id === undefined) return
    focused.current = id
    onLight(id)
    const marker = markers.find(({ machines }) => machines.some((machine) => machine.id === id))
    if (marker && !isSeen(marker.point, seenIn(view, size))) map.showPoint(marker.point)
  }

  function onBlur() {
    if (focused.current !== undefined) onLight(undefined)
    focused.current = undefined
  }

  /** The inset of an event. */
  function insetOf(target: EventTarget): MachineGroup | undefined {
    const key = target instanceof Element ? target.closest('[data-inset]')?.getAttribute('data-inset') : undefined
    return insets.find((group) => String(group.key) === key)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const ids = idsOf(event.target)
    if (ids.length > 0 && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return press(ids)
    }
    const inset = insetOf(event.target)
    const zoomIn = inset ? () => map.showGroup(inset) : map.zoomIn
    const moves: Record<string, () => void> = {
      '+': zoomIn,
      '=': zoomIn,
      '-': map.zoomOut,
      '0': map.goHome,
      ArrowLeft: () => map.moveBy(-1, 0),
      ArrowRight: () => map.moveBy(1, 0),
      ArrowUp: () => map.moveBy(0, -1),
      ArrowDown: () => map.moveBy(0, 1),
    }
    const next = ids.length > 0 ? nextMarker(event.currentTarget, event.target, event.key) : undefined
    if (next) next.focus({ preventScroll: true })
    else if (ids.length > 0 && event.key === 'Escape') event.currentTarget.focus()
    else if (moves[event.key]) moves[event.key]?.()
    else return
    event.preventDefault()
  }

  const shown = { ...state, stop: state.lit ?? state.chosen ?? markers[0]?.machines[0]?.id }
  return (
    <>
      <VisuallyHidden id={help}>{words.help}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys move the map */}
      <div
        ref={root}
        className={styles['maps']}
        role="group"
        aria-label={titles.map}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map while it has the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={({ target }) => onClick(target)}
        onFocus={({ target }) => onFocus(idsOf(target))}
        onBlur={onBlur}
        onPointerOver={({ target }) => onLight(idsOf(target)[0])}
        onPointerOut={() => onLight(undefined)}
      >
        <div ref={map.ref} className={styles['main']} data-home={map.isHome || undefined}>
          <GroupMap
            {...shown}
            ref={svgRef}
            area={main}
            home={map.limits.home}
            view={view}
            size={size}
            markers={markers}
            labels={
              // Those of another group follow.
              calm.area === main.key && <MapLabels {...calm} size={size} covered={covered} />
            }
          />
          {!map.isHome && <MapOverview map={map} />}
        </div>
        {insets.length > 0 && (
          <Flex wrap="wrap" style={{ '--columns': Math.ceil(insets.length / map.insetRows), gap: 1 }}>
            {insets.map((group) => (
              <Inset key={group.key} group={group} {...shown} />
            ))}
          </Flex>
        )}
        <Text px="md" bg="var(--c-card)" c="dimmed" fz="0.6875rem" lh={1.6}>
          {words.source}
        </Text>
      </div>
    </>
  )
}

/** A group as a whole, in a small map. */
function Inset({ group, ...shown }: Shown & { group: MachineGroup }) {
  const { ref, width, height } = useElementSize()
  const { box, spots, machines } = group
  const size = useMemo(() => ({ width: width || 150, height: height || 110 }), [width, height])
  const home = useMemo(() => homeOf({ box, size }), [box, size])
  const markers = useMemo(() => rankedMarkers(spots, home.k, machines), [spots, home, machines])
  return (
    <div ref={ref} className={styles['inset']} data-inset={group.key}>
      <GroupMap
        {...shown}
        area={group}
        home={home}
        view={home}
        size={size}
        markers={markers}
        labels={<MapLabels markers={markers} view={home} size={size} />}
      />
    </div>
  )
}

/** Ids of the machines of a marker. */
function idsOf(target: EventTarget): number[] {
  const marker = target instanceof Element ? target.closest('[data-machines]') : undefined
  return marker?.getAttribute('data-machines')?.split(' ').map(Number) ?? []
}

/** The marker to which a key leads. */
function nextMarker(root: Element, from: EventTarget, key: string): SVGElement | undefined {
  const markers = [...root.querySelectorAll<SVGElement>('[data-machines]')]
  const at = markers.findIndex((marker) => marker === from)
  if (key === 'ArrowRight' || key === 'ArrowDown') return markers[(at + 1) % markers.length]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return markers.at(at - 1)
  return key === 'Home' ? markers[0] : key === 'End' ? markers.at(-1) : undefined
}

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
