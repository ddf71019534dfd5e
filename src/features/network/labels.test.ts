import { expect, test } from 'vitest'
import type { PlacedMachine } from './machines.ts'
import { labelsOf } from './MapLabels.tsx'
import type { Point } from './view.ts'

const size = { width: 360, height: 300 }

const marker = (key: string, name: string, at: Point) => ({
  key,
  machines: [{ id: 1, name } as PlacedMachine],
  point: at,
  offset: [0, 0] as const,
  at,
})

const sides = { start: 'right', middle: 'below', end: 'left' }

const shown = (...markers: ReturnType<typeof marker>[]) =>
  labelsOf(markers, size).map(({ text, anchor }) => `${text} ${sides[anchor]}`)

test.each<{ what: string; at: Point; side: string }>([
  { what: 'in the middle it stands on the right', at: [180, 150], side: 'right' },
  { what: 'at the right edge it stands on the left', at: [330, 150], side: 'left' },
  { what: 'in the corner it stands where it is whole', at: [356, 12], side: 'left' },
])('[NET-01] the name of a machine is not cut: $what', ({ at, side }) => {
  expect(shown(marker('1', 'Vaitape', at))).toEqual([`Vaitape ${side}`])
})

test('[NET-01] at the left edge, beside a neighbour, the name is below its machine', () =>
  expect(shown(marker('1', 'Vaitape', [56, 150]), marker('2', 'Faanui', [90, 150]))).toEqual([
    'Vaitape below',
    'Faanui right',
  ]))

test('[NET-01] a name without enough room is left out', () => {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Point => [40 + column * 31, 40 + row * 31]))
  const close = places.map((at, index) => marker(String(index), 'Une machine au nom long', at))
  expect(labelsOf(close, size).length).toBeLessThan(close.length)
})

test('[NET-01] a machine outside the frame has no name', () =>
  expect(shown(marker('1', 'Vaitape', [-20, 150]))).toEqual([]))

test('[NET-01] a name does not cover the buttons of the map', () => {
  const besideButtons = marker('1', 'Vaitape', [180, 150])
  const [label] = labelsOf([besideButtons], size, [[190, 100, 360, 200]])
  expect(label?.anchor).toBe('end')
})

test('[NET-01] a name that is wider than the map is shortened, and a larger text needs more room', () => {
  const [long] = labelsOf([marker('1', 'Gare maritime de Vaiare', [40, 40])], { width: 80, height: 80 })
  expect(long?.text).toBe('Gare marit…')
  expect(labelsOf([marker('1', 'Vaitape', [40, 40])], { width: 80, height: 100 }, [], 2)[0]?.text).toBe('Vait…')
})
