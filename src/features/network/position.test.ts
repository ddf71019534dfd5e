import { expect, test } from 'vitest'
import { locker } from '#api/generated/entities.ts'
import { positionOf } from './position.ts'

/** As the server sends it. */
const at = (latitude: unknown, longitude: unknown) =>
  positionOf(locker({ '@id': '/api/lockers/1', latitude, longitude }) ?? {})

test.each([
  ['numbers', -17.5392, -149.5678, { latitude: -17.5392, longitude: -149.5678 }],
  ['texts', '-17.5392', ' -149.5678 ', { latitude: -17.5392, longitude: -149.5678 }],
  ['the equator', 0, -149.5, { latitude: 0, longitude: -149.5 }],
  ['the date line', -17.5, 180, { latitude: -17.5, longitude: 180 }],
  ['a pole', -90, 0, { latitude: -90, longitude: 0 }],
  ['another continent', 48.85, 2.35, { latitude: 48.85, longitude: 2.35 }],
  ['no latitude', null, -149.5, 'missing'],
  ['no longitude', -17.5, undefined, 'missing'],
  ['words', 'sud', 'ouest', 'missing'],
  ['a decimal comma', '-17,5', '-149,5', 'missing'],
  ['0 and 0', 0, 0, 'zero'],
  ['0 and 0 as texts', '0', '0.0', 'zero'],
  ['swapped', -149.5678, -17.5392, 'swapped'],
  ['out of range', -175_392, -1_495_678, 'outside'],
  ['a longitude out of range', -17.5, -210.4, 'outside'],
])('[NET-01] coordinates that are %s', (_, latitude, longitude, position) => {
  expect(at(latitude, longitude)).toEqual(position)
})
