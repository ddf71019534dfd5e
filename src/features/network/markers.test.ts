import { expect, test } from 'vitest'
import type { PlacedMachine } from './machines.ts'
import { apartFrom, type Marker, markersOf, spotsOf, stepBefore } from './markers.ts'
import { CLOSEST } from './view.ts'

const machine = (id: number, x: number, y: number): PlacedMachine => ({
  id,
  iri: `/api/lockers/${id}`,
  name: `M${id}`,
  position: { latitude: y, longitude: x },
  occupancy: { level: 'free', isAtLeast: false },
})
const spotted = (...machines: PlacedMachine[]) =>
  spotsOf(machines, ({ position }) => [position.longitude, position.latitude])
const idsOf = (markers: readonly Marker[]) => markers.map(({ machines }) => machines.map(({ id }) => id))
const distance = (a: Marker, b: Marker) => Math.hypot(a.offset[0] - b.offset[0], a.offset[1] - b.offset[1])

test('[NET-01] close machines share a marker until the map is zoomed in', () => {
  const spots = spotted(machine(2, 0, 0), machine(1, 16, 0), machine(3, 1000, 0))
  const [shared] = markersOf(spots, 1)
  expect(idsOf(markersOf(spots, 1))).toEqual([[1, 2], [3]])
  expect(shared?.point).toEqual([16, 0])
  expect(idsOf(markersOf(spots, 2))).toEqual([[1], [2], [3]])
})

test.each([2, 3, 8])('[NET-01] %i machines on one spot are spread around it at every zoom', (count) => {
  const spots = spotted(...Array.from({ length: count }, (_, at) => machine(at + 1, 50, 50)))
  const markers = markersOf(spots, 0.01)
  expect(markers).toHaveLength(count)
  for (const [at, marker] of markers.entries())
    for (const other of markers.slice(at + 1)) expect(distance(marker, other)).toBeGreaterThan(20)
})

test('[NET-01] many machines on one spot are spread only at the maximum zoom', () => {
  const spots = spotted(...Array.from({ length: 60 }, (_, at) => machine(at + 1, 50, 50)))
  expect(markersOf(spots, 1)).toHaveLength(1)
  const markers = markersOf(spots, CLOSEST)
  expect(markers).toHaveLength(60)
  const distances = markers.flatMap((marker, at) => markers.slice(at + 1).map((other) => distance(marker, other)))
  expect(Math.min(...distances)).toBeGreaterThan(20)
})

test('[NET-01] 300 machines on an island are a few markers, none is lost, and none is drawn over another', () => {
  const machines = Array.from({ length: 300 }, (_, at) => machine(at + 1, (at * 37) % 400, (at * 91) % 300))
  const spots = spotted(...machines)
  for (const k of [0.05, 0.5, 1, 3]) {
    const markers = markersOf(spots, k)
    expect(new Set(idsOf(markers).flat()).size).toBe(300)
    expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length)
    const distances = markers.flatMap(({ point: [x, y] }, at) =>
      markers.slice(at + 1).map(({ point }) => k * Math.hypot(x - point[0], y - point[1])),
    )
    expect(Math.min(...distances)).toBeGreaterThan(19.9)
  }
  expect(markersOf(spots, 0.05).length).toBeLessThan(10)
})

test('[NET-01] the order of the list does not move the markers', () => {
  const machines = [machine(1, 0, 0), machine(2, 20, 0), machine(3, 45, 0)]
  expect(markersOf(spotted(...machines.toReversed()), 1)).toEqual(markersOf(spotted(...machines), 1))
})

test('[NET-01] a chosen machine is zoomed to until its marker is separate, and no further', () => {
  const spots = spotted(machine(1, 0, 0), machine(2, 14, 0), machine(3, 1000, 0))
  expect(apartFrom(spots, 3, 1)).toBe(1)
  // A zoom between two steps has the markers of the lower step, where the machines are still grouped.
  expect(apartFrom(spots, 1, 1)).toBe(2.25)
  // Too many machines on one spot spread out only at the maximum zoom.
  const crowd = spotted(...Array.from({ length: 9 }, (_, at) => machine(at + 1, 50, 50)))
  expect(apartFrom(crowd, 4, 1)).toBe(CLOSEST)
})

test('[NET-01] at the maximum zoom three machines in a short row have separate markers', () => {
  // The first two are on one spot, and the third is near their centre.
  const spots = spotted(machine(1, 0, 0), machine(2, 2, 0), machine(3, 3, 0))
  const markers = markersOf(spots, CLOSEST)
  expect(idsOf(markers)).toEqual([[1], [2], [3]])
  const places = new Set(markers.map(({ point, offset }) => [...point, ...offset].join(' ')))
  expect(places.size).toBe(3)
})

test.each([1.1, 1.9, 3, 7])('[NET-01] a chosen machine has a separate marker from %d pixels on', (k) => {
  const spots = spotted(machine(1, 0, 0), machine(2, 31 / k, 0))
  const drawn = markersOf(spots, stepBefore(apartFrom(spots, 1, k)))
  expect(idsOf(drawn)).toContainEqual([1])
})
