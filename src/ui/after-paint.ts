/**
 * Starts work once the page has painted what it shows now, so that the work delays no paint. Returns how to cancel it. A
 * page in the background is not painted: its work waits until it is in front.
 */
export function afterPaint(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after its callbacks. In the next frame the paint is on the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
