import { expect, test } from 'vitest'
import { messages } from './copy.ts'

test('the free slots come before the booked ones, and agree in number', () => {
  expect([messages.free(1, 3), messages.free(2, 3), messages.free(1, undefined)]).toEqual([
    '1 libre sur 3',
    '2 libres sur 3',
    '1 libre',
  ])
})
