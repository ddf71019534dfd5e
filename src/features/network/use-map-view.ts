import { useElementSize } from '@mantine/hooks'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type Area, areaOf, groupIn, groupsOf, type MachineGroup } from './groups.ts'
import type { PlacedMachine } from './machines.ts'
import { apartFrom, rankedMarkers, stepBefore } from './markers.ts'
import {
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
  type Point,
  pointOf,
} from './view.ts'

/** Distance of a move, in pixels. */
const STEP = 80
const ZOOM_STEP = 1.6
/** Minimum width in units of the map: close machines are shown with at least three kilometres around them. */
const CLOSE_UP = 30
/** Zoom for a single machine, in pixels a unit: shows its island. */
const OVERVIEW = 1
/** Maximum number of insets in a row. */
const INSETS_IN_ROW = 4
/** Size before the browser has measured the frame. */
const FIRST_SIZE = { width: 600, height: 500 }

export type MapView = ReturnType<typeof useMapView>

/** Divides the machines into groups, keeps the view of the group in the main map, and computes its markers and the visible machines. */
export function useMapView(machines: readonly PlacedMachine[]) {
  const { ref, width, height } = useElementSize()
  const size = useMemo(
    () => ({ width: width || FIRST_SIZE.width, height: height || FIRST_SIZE.height }),
    [width, height],
  )
  const places = machines.map(({ id, position }) => `${id} ${position.latitude} ${position.longitude}`).join()
  // Keeps the maps while the positions are equal, because a refetch of the machines changes only the figures.
  // oxlint-disable-next-line react/exhaustive-deps -- the text contains all inputs of the areas
  const areas = useMemo(() => groupsOf(machines).map(areaOf), [places])
  const groups = useMemo(() => areas.map((area) => groupIn(area, machines)), [areas, machines])

  const [key, setKey] = useState<number>()
  const [largest = groupIn(areaOf([]), [])] = groups
  const main = groups.find((group) => group.key === key) ?? largest
  const { box, spots } = main
  const [held, setFramed] = useState((): Framed => ({ box, size, view: homeOf({ box, size }) }))
  const framed = reframed(held, box, size)
  if (framed !== held) setFramed(framed)
  const { view } = framed

  const limits = useMemo(() => ({ home: homeOf({ box, size }), size }), [box, size])
  const step = Math.max(limits.home.k, stepBefore(view.k))
  const markers = useMemo(() => rankedMarkers(spots, step, main.machines), [spots, step, main.machines])

  // Deferred, so that names and list do not slow the map down.
  const calm = useDeferredValue(useMemo(() => ({ area: main.key, view, markers }), [main.key, view, markers]))
  const isWhole = main === largest && isHome(framed)
  const calmlySeen = seenIn(calm.view, size)
  const seenIds = isWhole
    ? undefined
    : calm.markers
        .filter(({ point }) => isSeen(point, calmlySeen))
        .flatMap((marker) => marker.machines.map(({ id }) => id))
        .join()
  const inSight = useMemo(() => {
    const seen = new Set(seenIds?.split(','))
    return seenIds === undefined ? machines : machines.filter(({ id }) => seen.has(String(id)))
  }, [machines, seenIds])

  /** Changes the view of the main map, or moves another group there. */
  const show = useCallback((next: (now: Framed) => View, area?: Area) => {
    if (area) setKey(area.key)
    setFramed((now) => {
      const moved = area ? reframed(now, area.box, now.size) : now
      return { ...moved, view: next(moved) }
    })
  }, [])
  const groupOf = useCallback(
    (id: number | undefined) => groups.find(({ ids }) => id !== undefined && ids.has(id)),
    [groups],
  )
  /** Zooms to a machine until its marker is separate. */
  const showMachine = useCallback(
    (id: number) => {
      const group = groupOf(id)
      const spot = group?.spots.find((each) => each.machines.some((machine) => machine.id === id))
      if (!group || !spot) return
      show((now) => centredOn(spot.point, apartFrom(group.spots, id, Math.max(now.view.k, OVERVIEW)), now.size), group)
    },
    [groupOf, show],
  )

  return {
    ref,
    size,
    /** View of the whole group, which is the minimum zoom. */
    limits,
    main,
    insets: groups.filter((group) => group !== main),
    insetRows: Math.ceil((groups.length - 1) / INSETS_IN_ROW),
    view,
    markers,
    calm,
    inSight,
    /** Every machine is on the map. */
    isWhole,
    isHome: isHome(framed),
    isClosest: view.k > CLOSEST * 0.999,
    show,
    showMachine,
    /** Moves a group from its inset into the main map. */
    showGroup: (group: MachineGroup) => show(homeOf, group),
    /** Zooms to machines of one group. */
    showMachines: (ids: readonly number[]) => {
      const group = groupOf(ids[0])
      const found = group?.machines.filter(({ id }) => ids.includes(id)) ?? []
      const part = group && boxOf(found.map(({ position }) => pointOf(position, group.projection)))
      if (part) show((now) => closeUpOf(part, now.size, now.view, CLOSE_UP), group)
    },
    showPoint: (point: Point) => show((now) => centredOn(point, now.view.k, now.size)),
    goHome: () => show(homeOf, largest),
    zoomIn: () => show((now) => zoomedBy(now, ZOOM_STEP)),
    zoomOut: () => show((now) => zoomedBy(now, 1 / ZOOM_STEP)),
    /** Moves the view by steps. A positive `right` shows what is on the right. */
    moveBy: (right: number, down: number) => show((now) => movedBy(now, right * STEP, down * STEP)),
  }
}
