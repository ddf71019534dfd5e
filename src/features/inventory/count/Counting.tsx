import { Check } from 'lucide-react'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { stayAwake } from '#lib/device.ts'
import { groupBy } from '#lib/group-by.ts'
import type { Scan } from '#lib/scan/burst.ts'
import { objectionTo, readings } from '#lib/scan/code.ts'
import { preference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { Late, type LoadComponent } from '#ui/Late.tsx'
import { Unbroken } from '#ui/MissingText.tsx'
import type { CameraReader } from '#ui/scan/CameraReader.tsx'
import { useScanReceiver } from '#ui/scan/receivers.ts'
import { signal } from '#ui/scan/signal.ts'
import { keepCamera } from '#ui/scan/use-has-camera.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { actions, counting, slotWords, titles } from './copy.ts'
import { LookUps } from './LookUps.tsx'
import {
  type Count,
  countCode,
  dropStranger,
  mark,
  missingIn,
  type Outcome,
  type Parcel,
  presentIn,
  settle,
} from './state.ts'
import { Strangers } from './Strangers.tsx'
import type { useCount } from './use-count.ts'
import styles from './Count.module.css'

/** Ignores a repeated scan within this time, because a trigger held too long reads its code twice. */
const TWICE_MS = 700

/** The count has a sound for each outcome. */
const silent = { sounds: false, vibration: false }

interface Props {
  count: Count
  store: ReturnType<typeof useCount>
  statusWords: (status: string | undefined) => string
  onGiveUp: () => void
  /** Opens the camera, where the device has one. */
  loadCamera: LoadComponent<ComponentProps<typeof CameraReader>> | undefined
}

type Said = NonNullable<Count['said']>

function wordsOf(outcome: Outcome): Said {
  if (outcome.kind === 'present')
    return { tone: 'success', text: counting.outcome.present(outcome.parcel.code, slotWords(outcome.parcel.slot)) }
  if (outcome.kind === 'again') return { tone: 'warning', text: counting.outcome.again(outcome.parcel.code) }
  return { tone: 'danger', text: counting.outcome[outcome.kind](outcome.text) }
}

/** Count under way: scans, taps and typed codes, expected and unexpected parcels. */
export function Counting({ count, store, statusWords, onGiveUp, loadCamera }: Props) {
  const { change } = store
  const [nth, setNth] = useState(0)
  const { said } = count
  const [typed, setTyped] = useState('')
  const [onlyLeft, setOnlyLeft] = useState(false)
  const [isFilming, setFilming] = useState(false)
  const last = useRef({ text: '', at: -Infinity })

  function say(next: Said) {
    change((before) => [{ ...before, said: next }, undefined])
    setNth((before) => before + 1)
  }

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
    const outcome = change((before) => countCode(before, texts, isEcho))
    if (outcome === undefined) return
    const sound = outcome.kind === 'present' ? 'expected' : outcome.kind === 'stranger' ? 'unexpected' : 'again'
    signal(sound, signals)
    return say(wordsOf(outcome))
  }
  const takeText = (text: string) => take(text.trim() === '' ? [] : [text.trim()])
  useScanReceiver('count', (scan: Scan) => take(readings(scan).map(({ text }) => text)))

  function type(event: FormEvent) {
    event.preventDefault()
    takeText(typed)
    setTyped('')
  }

  function toggle(parcel: Parcel) {
    const present = !parcel.present
    change((before) => [mark(before, parcel.id, present), undefined])
    say(
      present
        ? { tone: 'success', text: counting.outcome.marked(parcel.code) }
        : { tone: 'warning', text: counting.outcome.unmarked(parcel.code) },
    )
  }

  const present = presentIn(count).length
  const left = missingIn(count)
  const { length } = count.parcels
  return (
    <div ref={stayAwake} className={styles['counting']}>
      <div className={styles['head']} ref={loadCamera && keepCamera}>
        <div className={styles['figures']}>
          <strong>{counting.progress(present, length)}</strong>
          {count.strangers.length > 0 && <span>{counting.strangers(count.strangers.length)}</span>}
        </div>
        <progress className={styles['bar']} value={present} max={length || 1} aria-label={counting.progressLabel} />
        <p className={styles['said']} data-tone={said?.tone} role="status">
          {/* Two messages with the same text are two messages. */}
          <span key={nth}>
            <Unbroken>{said?.text ?? counting.waiting}</Unbroken>
          </span>
        </p>
        {!isFilming && (
          <form className={styles['form']} onSubmit={type}>
            <input
              className={styles['field']}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              aria-label={counting.field}
              placeholder={counting.field}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
            />
            <Button type="submit" variant="default">
              {actions.count}
            </Button>
          </form>
        )}
        {loadCamera && (
          <Button variant="default" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
            {isFilming ? actions.cameraOff : actions.camera}
          </Button>
        )}
      </div>
      {isFilming && loadCamera && (
        <Late load={loadCamera} props={{ onText: takeText, signals: silent }} onFailed={() => setFilming(false)} />
      )}
      <LookUps count={count} change={change} />
      {count.strangers.length > 0 && (
        <Card title={titles.strangers} count={count.strangers.length}>
          <Strangers
            count={count}
            statusWords={statusWords}
            onRetry={(text) => change((before) => [settle(before, text, { kind: 'waiting' }), undefined])}
            onDrop={(text) => change((before) => [dropStranger(before, text), undefined])}
          />
        </Card>
      )}
      {length === 0 && <p>{counting.nothing}</p>}
      {length > 0 && (
        <label className={styles['only']}>
          <input type="checkbox" checked={onlyLeft} onChange={() => setOnlyLeft(!onlyLeft)} />
          {actions.onlyLeft}
        </label>
      )}
      {length > 0 && left.length === 0 && <p>{counting.nothingLeft}</p>}
      <CountedParcels parcels={onlyLeft ? left : count.parcels} onToggle={toggle} />
      <div className={styles['end']} data-thumb>
        <Button variant="subtle" color="gray" onClick={onGiveUp}>
          {actions.giveUp}
        </Button>
        <Button onClick={() => change((before) => [{ ...before, finishedAt: new Date().toISOString() }, undefined])}>
          {actions.finish}
        </Button>
      </div>
    </div>
  )
}

interface ParcelsProps {
  parcels: readonly Parcel[]
  onToggle: (parcel: Parcel) => void
}

/** Expected parcels by zone and slot. A tap counts a parcel, another tap undoes it. */
const CountedParcels = ({ parcels, onToggle }: ParcelsProps) =>
  [...groupBy(parcels, ({ zone = '' }) => zone)].map(([zone, here]) => (
    <Card key={zone} title={zone || titles.unknownZone} count={here.length}>
      <ul className={styles['parcels']}>
        {here.map((parcel) => (
          <li key={parcel.id}>
            <button
              type="button"
              className={styles['parcel']}
              aria-pressed={parcel.present}
              onClick={() => onToggle(parcel)}
            >
              <span className={styles['slot']}>
                <VisuallyHidden>{parcel.slot === undefined ? slotWords(undefined) : counting.slot}</VisuallyHidden>
                {parcel.slot}
                <VisuallyHidden>, </VisuallyHidden>
              </span>
              <span className={styles['code']}>
                <Unbroken>{parcel.code}</Unbroken>
                <VisuallyHidden>{parcel.present ? counting.present : counting.expected}</VisuallyHidden>
              </span>
              <span className={styles['tick']}>{parcel.present && <Check {...icon} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  ))
