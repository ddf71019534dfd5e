import { useElementSize } from '@mantine/hooks'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { PlacedMachine } from './machines.ts'
import { apartFrom, type Marker, markersOf, spotsOf, stepBefore } from './markers.ts'
import {
  type Box,
  boxOf,
  centredOn,
  CLOSEST,
  closeUpOf,
  type Framed,
  homeOf,
  isHome,
  isSeen,
  movedBy,
  reframed,
  seenIn,
  type View,
  zoomedBy,
} from './view.ts'
import { type Point, pointOf, projectionFor } from './world.ts'

/** Distance of a move, in pixels. */
const STEP = 80
const ZOOM_STEP = 1.6
/** Minimum width in units of the map: close machines are shown with at least three kilometres around them. */
const CLOSE_UP = 30
/** Zoom for a single machine, in pixels a unit: shows its island. */
const OVERVIEW = 1
const NOWHERE: Box = [0, 0, 0, 0]
/** Size before the browser has measured the frame. */
const FIRST_SIZE = { width: 600, height: 500 }

export type MapView = ReturnType<typeof useMapView>['map']

/**
 * Keeps the view, and computes the frame of the map, its markers and the visible machines.
 * @returns the map, and the ref of its container
 */
export function useMapView(machines: readonly PlacedMachine[]) {
  const { ref, width, height } = useElementSize()
  const size = useMemo(
    () => ({ width: width || FIRST_SIZE.width, height: height || FIRST_SIZE.height }),
    [width, height],
  )
  const places = machines.map(({ position }) => `${position.latitude} ${position.longitude}`).join()
  // Keeps the map while the positions are equal, because a refetch of the machines changes only the figures.
  // oxlint-disable-next-line react/exhaustive-deps -- the text contains all inputs of the map
  const projection = useMemo(() => projectionFor(machines.map(({ position }) => position)), [places])
  const spots = useMemo(
    () => spotsOf(machines, ({ position }) => pointOf(position, projection)),
    [machines, projection],
  )
  const box = useMemo(() => boxOf(spots.map(({ point }) => point)) ?? NOWHERE, [spots])

  const [held, setFramed] = useState((): Framed => ({ box, size, view: homeOf({ box, size }) }))
  const framed = reframed(held, box, size)
  if (framed !== held) setFramed(framed)
  const { view } = framed

  const step = stepBefore(view.k)
  const markers = useMemo(() => {
    const ranks = new Map(machines.map(({ id }, rank) => [id, rank]))
    const rankOf = (marker: Marker) => Math.min(...marker.machines.map(({ id }) => ranks.get(id) ?? 0))
    const ranked = markersOf(spots, step).map((marker) => ({ marker, rank: rankOf(marker) }))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ marker }) => marker)
  }, [spots, step, machines])

  // Deferred, so that names and list do not slow the map down.
  const calm = { view: useDeferredValue(view), markers: useDeferredValue(markers) }
  const calmlySeen = seenIn(calm.view, size)
  const seenIds = calm.markers
    .filter(({ point }) => isSeen(point, calmlySeen))
    .flatMap((marker) => marker.machines.map(({ id }) => id))
    .join()
  const inSight = useMemo(() => {
    const seen = new Set(seenIds.split(','))
    return machines.filter(({ id }) => seen.has(String(id)))
  }, [machines, seenIds])

  const show = useCallback(
    (next: (now: Framed) => View) => setFramed((now) => ({ ...now, view: next(now) })),
    [setFramed],
  )
  /** Zooms to a machine until its marker is separate. */
  const showMachine = useCallback(
    (id: number) => {
      const spot = spots.find((each) => each.machines.some((machine) => machine.id === id))
      if (spot) show((now) => centredOn(spot.point, apartFrom(spots, id, Math.max(now.view.k, OVERVIEW)), now.size))
    },
    [spots, show],
  )

  const map = {
    size,
    /** View of the whole map, which is the minimum zoom. */
    limits: useMemo(() => ({ home: homeOf({ box, size }), size }), [box, size]),
    projection,
    view,
    markers,
    calm,
    inSight,
    isHome: isHome(framed),
    isClosest: view.k > CLOSEST * 0.999,
    show,
    showMachine,
    /** Zooms to the machines of a marker. */
    showMarker: (marker: Marker) => {
      const part = boxOf(marker.machines.map(({ position }) => pointOf(position, projection)))
      if (part) show((now) => closeUpOf(part, now.size, now.view, CLOSE_UP))
    },
    showPoint: (point: Point) => show((now) => centredOn(point, now.view.k, now.size)),
    goHome: () => show(homeOf),
    zoomIn: () => show((now) => zoomedBy(now, ZOOM_STEP)),
    zoomOut: () => show((now) => zoomedBy(now, 1 / ZOOM_STEP)),
    /** Moves the view by steps. A positive `right` shows what is on the right. */
    moveBy: (right: number, down: number) => show((now) => movedBy(now, right * STEP, down * STEP)),
  }
  return { ref, map }
}
