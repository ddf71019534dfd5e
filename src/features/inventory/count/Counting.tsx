import { Box, Group } from '@mantine/core'
import { useState } from 'react'
import { groupBy } from '#lib/group-by.ts'
import { signalPreferences } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { CodeForm } from '#ui/scan/CodeForm.tsx'
import { type LoadCamera, ParcelToggle, ScanScreen } from '#ui/scan/ScanScreen.tsx'
import { useCodes } from '#ui/scan/use-codes.ts'
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

interface Props {
  count: Count
  store: ReturnType<typeof useCount>
  onGiveUp: () => void
  loadCamera: LoadCamera
}

type Said = NonNullable<Count['said']>

function wordsOf(outcome: Outcome): Said {
  if (outcome.kind === 'present')
    return { tone: 'success', text: counting.outcome.present(outcome.parcel.code, slotWords(outcome.parcel.slot)) }
  if (outcome.kind === 'again') return { tone: 'warning', text: counting.outcome.again(outcome.parcel.code) }
  return { tone: 'danger', text: counting.outcome[outcome.kind](outcome.text) }
}

/** Count under way: scans, taps and typed codes, expected and unexpected parcels. */
export function Counting({ count, store, onGiveUp, loadCamera }: Props) {
  const { change } = store
  const [nth, setNth] = useState(0)
  const { said } = count
  const [typed, setTyped] = useState('')
  const [onlyLeft, setOnlyLeft] = useState(false)

  function say(next: Said) {
    change((before) => [{ ...before, said: next }, undefined])
    setNth((before) => before + 1)
  }

  const take = useCodes({
    signals: signalPreferences,
    onRefused: (text) => say({ tone: 'danger', text }),
    onCode(texts, isEcho) {
      const outcome = change((before) => countCode(before, texts, isEcho))
      if (outcome === undefined) return undefined
      say(wordsOf(outcome))
      return outcome.kind === 'present' ? 'expected' : outcome.kind === 'stranger' ? 'unexpected' : 'again'
    },
  })

  function submit() {
    take(typed)
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
    <ScanScreen
      figure={counting.progress(present, length)}
      also={count.strangers.length > 0 && <span>{counting.strangers(count.strangers.length)}</span>}
      done={present}
      all={length}
      progressLabel={counting.progressLabel}
      said={said ?? { text: counting.waiting }}
      nth={nth}
      field={
        <CodeForm
          aria-label={counting.field}
          maxLength={200}
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
          onSubmit={submit}
          submit={actions.count}
        />
      }
      onText={take}
      loadCamera={loadCamera}
      end={
        <>
          <Button variant="subtle" color="gray" onClick={onGiveUp}>
            {actions.giveUp}
          </Button>
          <Button onClick={() => change((before) => [{ ...before, finishedAt: new Date().toISOString() }, undefined])}>
            {actions.finish}
          </Button>
        </>
      }
    >
      <LookUps count={count} change={change} />
      {count.strangers.length > 0 && (
        <Card title={titles.strangers} count={howMany.codes(count.strangers.length)}>
          <Strangers
            count={count}

            onRetry={(text) => change((before) => [settle(before, text, { kind: 'waiting' }), undefined])}
            onDrop={(text) => change((before) => [dropStranger(before, text), undefined])}
          />
        </Card>
      )}
      {length === 0 && <p>{counting.nothing}</p>}
      {length > 0 && (
        <Group component="label" gap="sm" mih={44}>
          <Box
            component="input"
            type="checkbox"
            w={20}
            h={20}
            checked={onlyLeft}
            onChange={() => setOnlyLeft(!onlyLeft)}
          />
          {actions.onlyLeft}
        </Group>
      )}
      {length > 0 && left.length === 0 && <p>{counting.nothingLeft}</p>}
      <CountedParcels parcels={onlyLeft ? left : count.parcels} onToggle={toggle} />
    </ScanScreen>
  )
}

/** Expected parcels by zone and slot. */
const CountedParcels = ({ parcels, onToggle }: { parcels: readonly Parcel[]; onToggle: (parcel: Parcel) => void }) =>
  [...groupBy(parcels, ({ zone = '' }) => zone)].map(([zone, here]) => (
    <Card key={zone} title={zone || titles.unknownZone} count={howMany.parcels(here.length)}>
      <ul className={styles['parcels']}>
        {here.map((parcel) => (
          <li key={parcel.id}>
            <ParcelToggle
              isDone={parcel.present}
              onToggle={() => onToggle(parcel)}
              slot={
                <>
                  <VisuallyHidden>{parcel.slot === undefined ? slotWords(undefined) : counting.slot}</VisuallyHidden>
                  {parcel.slot}
                  <VisuallyHidden>, </VisuallyHidden>
                </>
              }
              code={
                <>
                  <Unbroken>{parcel.code}</Unbroken>
                  <VisuallyHidden>{parcel.present ? counting.present : counting.expected}</VisuallyHidden>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  ))
