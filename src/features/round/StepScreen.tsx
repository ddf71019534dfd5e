import { Check } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { stayAwake } from '#lib/device.ts'
import type { Scan } from '#lib/scan/burst.ts'
import { objectionTo, readings } from '#lib/scan/code.ts'
import { preference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { Late, type LoadComponent } from '#ui/Late.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import { type CameraReader, CodeField } from '#ui/scan/CameraReader.tsx'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { signal } from '#ui/scan/signal.ts'
import { keepCamera } from '#ui/scan/use-has-camera.ts'
import { step as words, titles } from './copy.ts'
import type { RoundParcel } from './parcels.ts'
import { expectedIn, judgeScan, type Outcome } from './scan.ts'
import type { Step } from './waiting.ts'
import styles from './Round.module.css'

/** Ignores a repeated scan within this time, because a trigger held too long reads its code twice. */
const TWICE_MS = 700

/** The step has a sound for each outcome. */
const silent = { sounds: false, vibration: false }

interface Props {
  step: Step
  /** All parcels of the round, because a wrong one must be named. */
  parcels: readonly RoundParcel[]
  /** Reads the current value, because two scans may arrive before React renders the first. */
  scannedNow: () => number[]
  onScanned: (scanned: number[]) => void
  onFinish: (parcels: readonly RoundParcel[]) => void
  onGiveUp: () => void
  /** Opens the camera, where the device has one. */
  loadCamera: LoadComponent<ComponentProps<typeof CameraReader>> | undefined
}

interface Said {
  text: string
  tone?: 'success' | 'warning' | 'danger'
  /** Distinguishes two messages with the same text. */
  nth: number
}

function wordsOf(outcome: Outcome): Omit<Said, 'nth'> {
  if (outcome.kind === 'stranger') return { tone: 'danger', text: words.stranger(outcome.text) }
  const { code, machine } = outcome.parcel
  if (outcome.kind === 'elsewhere')
    return { tone: 'danger', text: words.elsewhere(code, machine ?? words.otherMachine) }
  const tone = outcome.kind === 'expected' ? 'success' : outcome.kind === 'again' ? 'warning' : 'danger'
  return { tone, text: words.outcome[outcome.kind](code) }
}

/** One step of the round: scans or taps the parcels that are taken, deposited or taken back. */
export function StepScreen({ step, parcels, scannedNow, onScanned, onFinish, onGiveUp, loadCamera }: Props) {
  const [said, setSaid] = useState<Said>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isFilming, setFilming] = useState(false)
  const last = useRef({ text: '', at: -Infinity })
  const expected = expectedIn(step, parcels)
  const done = expected.filter(({ id }) => step.scanned.includes(id))

  const say = (next: Omit<Said, 'nth'>) => setSaid((before) => ({ ...next, nth: (before?.nth ?? 0) + 1 }))

  function take(texts: readonly string[]) {
    const [text = ''] = texts
    const signals = { sounds: preference('sounds'), vibration: preference('vibration') }
    const objection = objectionTo(text)
    if (objection !== undefined) {
      signal('unexpected', signals)
      return say({ tone: 'danger', text: objection })
    }
    const at = performance.now()
    const isEcho = text === last.current.text && at - last.current.at < TWICE_MS
    last.current = { text, at }
    const outcome = judgeScan({ ...step, scanned: scannedNow() }, parcels, texts, isEcho)
    const message = wordsOf(outcome)
    signal(outcome.kind === 'expected' ? 'expected' : outcome.kind === 'again' ? 'again' : 'unexpected', signals)
    if (outcome.kind === 'expected') onScanned([...scannedNow(), outcome.parcel.id])
    else if (outcome.kind !== 'again')
      setRefused((before) => [message.text, ...before.filter((each) => each !== message.text)])
    return say(message)
  }
  const takeText = (text: string) => take([text.trim()])
  useScanReceiver('count', (scan: Scan) => take(readings(scan).map(({ text }) => text)))

  function toggle({ id, code }: RoundParcel) {
    const isScanned = scannedNow().includes(id)
    onScanned(isScanned ? scannedNow().filter((each) => each !== id) : [...scannedNow(), id])
    say(isScanned ? { tone: 'warning', text: words.unmarked(code) } : { tone: 'success', text: words.marked(code) })
  }

  return (
    <div ref={stayAwake} className={styles['step']}>
      <div className={styles['head']} ref={loadCamera && keepCamera}>
        <strong className={styles['figure']}>{words.progress(done.length, expected.length)}</strong>
        <progress
          className={styles['bar']}
          value={done.length}
          max={expected.length || 1}
          aria-label={words.progressLabel}
        />
        <p className={styles['said']} data-tone={said?.tone} role="status">
          <span key={said?.nth}>
            <Unbroken>{said?.text ?? words.waiting}</Unbroken>
          </span>
        </p>
        {!isFilming && <CodeField onText={takeText} />}
        {loadCamera && (
          <Button variant="default" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
            {isFilming ? words.cameraOff : words.camera}
          </Button>
        )}
      </div>
      {isFilming && loadCamera && (
        <Late load={loadCamera} props={{ onText: takeText, signals: silent }} onFailed={() => setFilming(false)} />
      )}
      {refused.length > 0 && (
        <Card title={titles.refused} count={refused.length}>
          <ul className={styles['refused']}>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
      {expected.length === 0 && <p>{words.nothing}</p>}
      <ul className={styles['parcels']}>
        {expected.map((parcel) => (
          <li key={parcel.id}>
            <button
              type="button"
              className={styles['parcel']}
              aria-pressed={step.scanned.includes(parcel.id)}
              onClick={() => toggle(parcel)}
            >
              <span className={styles['code']}>
                <Unbroken>{parcel.code}</Unbroken>
              </span>
              <span className={styles['tick']}>{step.scanned.includes(parcel.id) && <Check {...icon} />}</span>
              <span className={styles['facts']}>
                {[
                  step.kind === 'take' && parcel.machine,
                  parcel.company,
                  parcel.zone,
                  parcel.size,
                  parcel.slot !== undefined && words.slot(parcel.slot),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['end']} data-thumb>
        <Button variant="subtle" color="gray" onClick={onGiveUp}>
          {words.giveUp}
        </Button>
        <Button onClick={() => onFinish(done)}>{words.finish(done.length)}</Button>
      </div>
    </div>
  )
}
