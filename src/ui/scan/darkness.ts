const SIDE = 16
/** Of 255. A covered camera or a dark cellar is below it, and no code can be read there. */
const DARK = 24

let canvas: HTMLCanvasElement | undefined

/** Whether the picture is too dark to show a code. */
export function isDark(video: HTMLVideoElement) {
  canvas ??= document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || video.videoWidth === 0) return false
  context.drawImage(video, 0, 0, SIDE, SIDE)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  // Red, green, blue and opacity of each point.
  const light = data.reduce((sum, value, place) => (place % 4 === 3 ? sum : sum + value), 0)
  return light / (SIDE * SIDE * 3) < DARK
}
