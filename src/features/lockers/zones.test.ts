import { expect, test } from 'vitest'
import { inOrder } from './zones.ts'

const numbered = (collection: string, id: number) => ({ '@id': `/api/${collection}/${id}`, id })
const zone = (id: number, slots: number[]) => ({
  ...numbered('temperature_zones', id),
  slots: slots.map((slot) => numbered('slots', slot)),
})

test('[ENT-02] zones and their slots are sorted by their number, 9 before 10', () => {
  const [first, second] = inOrder([zone(10, [100, 9, 10]), zone(9, [])])
  expect([first?.id, second?.id]).toEqual([9, 10])
  expect(second?.slots?.map(({ id }) => id)).toEqual([9, 10, 100])
})
