import { select } from 'd3-selection'
import { zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Box, CLOSEST, closeUpOf, seenIn, type Size, type View, viewOf } from './view.ts'
import type { Point } from './world.ts'

/** Rounded numbers may differ a little from the first view. */
const isAt = (view: View, home: View) => view.k <= home.k * 1.001

/**
 * The view that a person moves with the wheel, with fingers, keys and buttons. At first it shows the whole `box`, which cannot
 * be left outwards.
 */
export function useView(svg: RefObject<SVGSVGElement | null>, box: Box, size: Size) {
  const home = viewOf(box, size)
  const [view, setView] = useState(home)
  const [behaviour] = useState(() => zoom<SVGSVGElement, unknown>())
  const isHome = isAt(view, home)
  const framed = useRef({ box, size, home })

  function show({ k, x, y }: View) {
    if (svg.current) behaviour.transform(select(svg.current), zoomIdentity.translate(x, y).scale(k))
  }

  /** On the whole map one finger scrolls the page, because there is nothing to move. */
  const accepts = useEffectEvent((event: MouseEvent & { touches?: TouchList }) => {
    if (event.touches) return event.touches.length > 1 || !isHome
    return event.button === 0 && (!event.ctrlKey || event.type === 'wheel')
  })

  /** Another width keeps what is in the middle, unless everything was shown. Other machines are shown whole. */
  const frame = useEffectEvent((whole: Box, { width, height }: Size) => {
    const next = { box: whole, size: { width, height }, home: viewOf(whole, { width, height }) }
    const before = framed.current
    framed.current = next
    const [left, top, right, bottom] = seenIn(next.home, next.size)
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([next.home.k, CLOSEST])
      .translateExtent([
        [left, top],
        [right, bottom],
      ])
    const isSameBox = before.box.every((side, at) => side === whole[at])
    if (!isSameBox || isAt(view, before.home) || isAt(view, next.home)) return show(next.home)
    const [across, down] = [(width - before.size.width) / 2, (height - before.size.height) / 2]
    show({ k: view.k, x: view.x + across, y: view.y + down })
  })

  // Effects, because the library listens to the element itself.
  useEffect(() => {
    const element = svg.current
    if (element === null) return undefined
    behaviour.on('zoom', ({ transform: { k, x, y } }: { transform: View }) => setView({ k, x, y }))
    behaviour.filter((event: MouseEvent) => accepts(event))
    select(element).call(behaviour)
    return () => void select(element).on('.zoom', null)
  }, [behaviour, svg])
  const [west, north, east, south] = box
  const { width, height } = size
  useEffect(() => frame([west, north, east, south], { width, height }), [west, north, east, south, width, height])

  return {
    view,
    isHome,
    isClosest: view.k > CLOSEST * 0.999,
    zoomBy: (factor: number) => svg.current && behaviour.scaleBy(select(svg.current), factor),
    /** In pixels; what is on the right comes into sight when `right` is positive. */
    moveBy: (right: number, down: number) =>
      svg.current && behaviour.translateBy(select(svg.current), -right / view.k, -down / view.k),
    goHome: () => show(home),
    /** Shows the part as large as possible, but at least so many units of the map while that enlarges it. */
    goTo: (part: Box, narrowest: number) => show(closeUpOf(part, size, view, narrowest)),
    /** Puts a point into the middle. */
    goToPoint: ([x, y]: Point, k = view.k) => show({ k, x: size.width / 2 - x * k, y: size.height / 2 - y * k }),
  }
}
