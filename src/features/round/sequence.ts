import { least, pairs, sum } from 'd3-array'
import { kmBetween, type Position } from '#domain/position.ts'

/** Length of a way from the start through all places. It ends at the last one. */
export const kmOf = (start: Position, places: readonly Position[]) => sum(pairs([start, ...places], kmBetween))

/** Maximum number of places whose orders are all compared. Eight have 40,320 orders, which takes some milliseconds. */
const ALL_COMPARED = 8

/** The shortest way from the start through all places, or nearly so for more than eight. */
export function sequenceOf<Place extends Position>(start: Position, places: readonly Place[]): Place[] {
  return places.length <= ALL_COMPARED ? shortest(start, places) : untangled(start, nearestFirst(start, places))
}

/** Compares all orders, and gives up a way as soon as it is longer than the best one. */
function shortest<Place extends Position>(start: Position, places: readonly Place[]): Place[] {
  let best: { km: number; way: Place[] } = { km: Infinity, way: [...places] }
  function goOn(from: Position, way: Place[], left: readonly Place[], km: number) {
    if (km >= best.km) return
    if (left.length === 0) best = { km, way }
    for (const next of left) {
      const others = left.filter((each) => each !== next)
      goOn(next, [...way, next], others, km + kmBetween(from, next))
    }
  }
  goOn(start, [], places, 0)
  return best.way
}

/** Goes to the nearest place that is left. */
function nearestFirst<Place extends Position>(start: Position, places: readonly Place[]): Place[] {
  const next = least(places, (place) => kmBetween(start, place))
  if (next === undefined) return []
  const others = places.filter((each) => each !== next)
  return [next, ...nearestFirst(next, others)]
}

/** Reverses parts of the way as long as that makes it shorter (2-opt). */
function untangled<Place extends Position>(start: Position, first: readonly Place[]): Place[] {
  let way = [...first]
  let km = kmOf(start, way)
  let isShorter = true
  while (isShorter) {
    isShorter = false
    for (let from = 0; from < way.length - 1; from++)
      for (let to = from + 1; to < way.length; to++) {
        const turned = [...way.slice(0, from), ...way.slice(from, to + 1).toReversed(), ...way.slice(to + 1)]
        const length = kmOf(start, turned)
        // A gain below a millimetre is rounding, and would never end.
        if (length >= km - 1e-6) continue
        way = turned
        km = length
        isShorter = true
      }
  }
  return way
}
