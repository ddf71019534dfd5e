import { expect, test } from 'vitest'
import { locker } from '#api/generated/entities.ts'
import { positionOf } from './machines.ts'

/** A machine as the server sends it. */
const at = (latitude: unknown, longitude: unknown) =>
  positionOf(locker({ '@id': '/api/lockers/1', latitude, longitude }) ?? {})

test.each([
  { says: 'numbers', latitude: -17.5392, longitude: -149.5678, position: { latitude: -17.5392, longitude: -149.5678 } },
  {
    says: 'texts',
    latitude: '-17.5392',
    longitude: ' -149.5678 ',
    position: { latitude: -17.5392, longitude: -149.5678 },
  },
  { says: 'the equator', latitude: 0, longitude: -149.5, position: { latitude: 0, longitude: -149.5 } },
  { says: 'the date line', latitude: -17.5, longitude: 180, position: { latitude: -17.5, longitude: 180 } },
  { says: 'a pole', latitude: -90, longitude: 0, position: { latitude: -90, longitude: 0 } },
  { says: 'another continent', latitude: 48.85, longitude: 2.35, position: { latitude: 48.85, longitude: 2.35 } },
  { says: 'no latitude', latitude: null, longitude: -149.5, position: 'missing' },
  { says: 'no longitude', latitude: -17.5, longitude: undefined, position: 'missing' },
  { says: 'words', latitude: 'sud', longitude: 'ouest', position: 'missing' },
  { says: 'a decimal comma', latitude: '-17,5', longitude: '-149,5', position: 'missing' },
  { says: '0 and 0', latitude: 0, longitude: 0, position: 'zero' },
  { says: '0 and 0 as texts', latitude: '0', longitude: '0.0', position: 'zero' },
  { says: 'swapped', latitude: -149.5678, longitude: -17.5392, position: 'swapped' },
  { says: 'out of range', latitude: -175_392, longitude: -1_495_678, position: 'outside' },
  { says: 'a longitude out of range', latitude: -17.5, longitude: -210.4, position: 'outside' },
])('[NET-01] coordinates that are $says', ({ latitude, longitude, position }) => {
  expect(at(latitude, longitude)).toEqual(position)
})
