import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { stayAwake } from '#lib/device.ts'
import type { Trouble } from './copy.ts'
import { type Detect, makeDetect } from './detect.ts'

/** Pause between two pictures. More pictures would only drain the battery. */
const PAUSE_MS = 100
/** Interval between two checks of the brightness. */
const LOOK_MS = 1_000
/** Time without a code until a hint is shown. */
const HINT_MS = 15_000
/** A code that was out of view for this time is reported again. */
const GONE_MS = 1_000
/** Width and height of the picture whose brightness is measured. */
const SIDE = 16
/** Brightness, of 255, below which no code can be read, as with a covered camera. */
const DARK = 24

type State = 'starting' | 'reading' | Trouble

/** Reads codes from the camera while the component is mounted, each once when it comes into view. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const [state, setState] = useState<State>('starting')
  const [stream, setStream] = useState<MediaStream>()
  const [isLit, setLit] = useState(false)
  const [isTooDark, setTooDark] = useState(false)
  const [isLong, setLong] = useState(false)
  const tell = useEffectEvent(onCode)

  // An effect, because the camera is outside React and must be turned off on unmount.
  useEffect(
    () =>
      watch(video.current, {
        onState: setState,
        onStream: setStream,
        onDark: setTooDark,
        onLong: setLong,
        onCode: (text) => tell(text),
      }),
    [video],
  )

  return {
    state,
    isTooDark,
    isLong,
    /** Undefined where the camera has no light. */
    light:
      stream !== undefined && hasLight(stream)
        ? { isLit, toggle: async () => (await setLight(stream, !isLit)) && setLit(!isLit) }
        : undefined,
  }
}

interface Listeners {
  onState: (state: State) => void
  onStream: (stream: MediaStream | undefined) => void
  onDark: (isDark: boolean) => void
  onLong: (isLong: boolean) => void
  onCode: (text: string) => void
}

/** Opens the camera and reads codes until it is stopped. @returns a function that turns the camera off */
function watch(video: HTMLVideoElement | null, listeners: Listeners) {
  const ends: (() => void)[] = []
  let isEnded = false
  const isOver = () => isEnded

  async function start() {
    // The code of the detector loads while the person allows the camera.
    const reader = makeDetect().catch(() => undefined)
    const opened = await openCamera()
    if ('trouble' in opened) return isOver() || listeners.onState(opened.trouble)
    const { stream } = opened
    if (isOver() || video === null) return closeCamera(stream)
    ends.push(stayAwake(), () => closeCamera(stream))
    stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('lost'))
    video.srcObject = stream
    ends.push(() => void (video.srcObject = null))
    await video.play().catch(() => {})
    const detect = await reader
    if (isOver()) return undefined
    if (detect === undefined) return fail('unread')
    listeners.onStream(stream)
    listeners.onState('reading')
    const looking = setInterval(() => listeners.onDark(isDark(video)), LOOK_MS)
    ends.push(() => clearInterval(looking))
    return readOn(video, detect, isOver, listeners).catch(() => fail('unread'))
  }

  function stop() {
    isEnded = true
    for (const end of ends.splice(0)) end()
  }

  /** Turns the camera off, because without a picture on the page nobody would know that it is on. */
  function fail(trouble: Trouble) {
    if (isOver()) return
    stop()
    listeners.onStream(undefined)
    listeners.onState(trouble)
  }

  void start()
  return stop
}

/** Reads picture after picture. @throws when a picture cannot be read */
async function readOn(video: HTMLVideoElement, detect: Detect, isOver: () => boolean, { onCode, onLong }: Listeners) {
  let last = nothingSeen
  let seenAt = performance.now()
  while (!isOver()) {
    // One picture at a time: the next one is taken after this one has been read.
    // oxlint-disable-next-line no-await-in-loop
    const texts = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detect(video) : []
    if (isOver()) return
    const now = performance.now()
    const [next, fresh] = nextSeen(last, texts, now)
    last = next
    if (texts.length > 0) seenAt = now
    onLong(now - seenAt > HINT_MS)
    if (fresh !== undefined) onCode(fresh)
    // oxlint-disable-next-line no-await-in-loop -- the next picture comes after a pause
    await new Promise((go) => setTimeout(go, PAUSE_MS))
  }
}

/** Last reported code, and when it was last seen. */
interface LastSeen {
  text: string | undefined
  at: number
}

export const nothingSeen: LastSeen = { text: undefined, at: -Infinity }

/** Filters repeated codes: one is seen many times a second, but not in every picture. @returns a new code */
export function nextSeen(last: LastSeen, texts: readonly string[], at: number): [LastSeen, string | undefined] {
  const [first] = texts
  if (first === undefined) return [last, undefined]
  const isSame = last.text !== undefined && texts.includes(last.text)
  if (isSame && at - last.at < GONE_MS) return [{ ...last, at }, undefined]
  return [{ text: first, at }, first]
}

let canvas: HTMLCanvasElement | undefined

/** Whether the picture is too dark to show a code. */
function isDark(video: HTMLVideoElement) {
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

/** The camera light, which TypeScript does not declare. */
type WithTorch<T> = T & { torch?: boolean }

const wanted: MediaStreamConstraints = {
  audio: false,
  // The camera on the back of a phone.
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

const troubleOf = (error: unknown): Trouble => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

/** Opens the camera. @returns its stream, or the reason why there is none */
async function openCamera(): Promise<{ stream: MediaStream } | { trouble: Trouble }> {
  // Browsers hide cameras without https.
  if (!window.isSecureContext) return { trouble: 'insecure' }
  if (navigator.mediaDevices === undefined) return { trouble: 'missing' }
  try {
    return { stream: await navigator.mediaDevices.getUserMedia(wanted) }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

const videoTrack = (stream: MediaStream) => stream.getVideoTracks()[0]

const hasLight = (stream: MediaStream) => {
  const can: WithTorch<MediaTrackCapabilities> | undefined = videoTrack(stream)?.getCapabilities?.()
  return can?.torch === true
}

/** Switches the light. @returns whether the camera accepted it */
async function setLight(stream: MediaStream, torch: boolean) {
  try {
    const asked: WithTorch<MediaTrackConstraintSet> = { torch }
    await videoTrack(stream)?.applyConstraints({ advanced: [asked] })
    return true
  } catch {
    return false
  }
}
