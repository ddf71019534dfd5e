import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { stayAwake } from '#lib/stay-awake.ts'
import type { Trouble } from './copy.ts'
import { isDark } from './darkness.ts'
import { type Detect, makeDetect } from './detect.ts'
import { nextSeen, nothingSeen } from './repeats.ts'
import { closeCamera, hasLight, openCamera, setLight } from './stream.ts'

/** Between two pictures. More of them would only warm the phone. */
const PAUSE_MS = 100
/** So often it is asked whether the picture is dark. */
const LOOK_MS = 1_000
/** After so long without a code the person gets a hint. */
const HINT_MS = 15_000

type State = 'starting' | 'reading' | Trouble

/**
 * Reads codes from the camera as long as the component is on the page.
 * @param onCode is called once for each code that comes into sight
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const [state, setState] = useState<State>('starting')
  const [stream, setStream] = useState<MediaStream>()
  const [isLit, setLit] = useState(false)
  const [isTooDark, setTooDark] = useState(false)
  const [isLong, setLong] = useState(false)
  const tell = useEffectEvent(onCode)

  // An effect, because a camera is a device: it is on while this is on the page.
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

/** Opens the camera and reads until the end. @returns a function that turns it off */
function watch(video: HTMLVideoElement | null, listeners: Listeners) {
  const ends: (() => void)[] = []
  let isEnded = false
  const isOver = () => isEnded

  async function start() {
    // The code of the detector comes while the person allows the camera.
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

  /** The camera goes off: without a picture on the page nobody would know that it is on. */
  function fail(trouble: Trouble) {
    if (isOver()) return
    stop()
    listeners.onStream(undefined)
    listeners.onState(trouble)
  }

  void start()
  return stop
}

/** @throws when a picture cannot be read */
async function readOn(video: HTMLVideoElement, detect: Detect, isOver: () => boolean, { onCode, onLong }: Listeners) {
  let last = nothingSeen
  let seenAt = performance.now()
  while (!isOver()) {
    // One picture after the other: the next one is not taken before this one has been read.
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
