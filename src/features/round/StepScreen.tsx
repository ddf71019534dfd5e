import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { signalPreferences } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { CodeField } from '#ui/scan/CameraReader.tsx'
import { type LoadCamera, ParcelToggle, ScanScreen } from '#ui/scan/ScanScreen.tsx'
import { useCodes } from '#ui/scan/use-codes.ts'
import { step as words, titles } from './copy.ts'
import { type RoundParcel, expectedIn, judgeScan, type Outcome } from './parcels.ts'
import type { Step } from './waiting.ts'

interface Props {
  step: Step
  /** All parcels of the courier, because a wrong one must be named. */
  parcels: readonly RoundParcel[]
  all: readonly RoundParcel[]
  /** Some parcels could not be read, so that a code may be one of them. */
  isUnread: boolean
  /** Reads the current value, because two scans may arrive before React renders the first. */
  scannedNow: () => number[]
  onScanned: (scanned: number[]) => void
  onFinish: (parcels: readonly RoundParcel[]) => void
  onGiveUp: () => void
  loadCamera: LoadCamera
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
export function StepScreen({
  step,
  parcels,
  all,
  isUnread,
  scannedNow,
  onScanned,
  onFinish,
  onGiveUp,
  loadCamera,
}: Props) {
  const [said, setSaid] = useState<Said>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const expected = expectedIn(step, parcels)
  const done = expected.filter(({ id }) => step.scanned.includes(id))

  const say = (next: Omit<Said, 'nth'>) => setSaid((before) => ({ ...next, nth: (before?.nth ?? 0) + 1 }))

  const take = useCodes({
    signals: signalPreferences,
    onRefused: (text) => say({ tone: 'danger', text }),
    onCode(texts, isEcho) {
      const outcome = judgeScan({ ...step, scanned: scannedNow() }, { parcels, all }, texts, isEcho)
      if (outcome.kind === 'stranger' && isUnread) {
        say({ tone: 'warning', text: words.unreadCode(outcome.text) })
        return 'unexpected'
      }
      const message = wordsOf(outcome)
      say(message)
      if (outcome.kind === 'expected') onScanned([...scannedNow(), outcome.parcel.id])
      else if (outcome.kind !== 'again')
        setRefused((before) => [message.text, ...before.filter((each) => each !== message.text)])
      return outcome.kind === 'expected' || outcome.kind === 'again' ? outcome.kind : 'unexpected'
    },
  })

  function toggle({ id, code }: RoundParcel) {
    const isScanned = scannedNow().includes(id)
    onScanned(isScanned ? scannedNow().filter((each) => each !== id) : [...scannedNow(), id])
    say(isScanned ? { tone: 'warning', text: words.unmarked(code) } : { tone: 'success', text: words.marked(code) })
  }

  return (
    <ScanScreen
      figure={
        isUnread && expected.length === 0
          ? words.scanned(step.scanned.length)
          : words.progress(done.length, expected.length)
      }
      done={done.length}
      all={expected.length}
      progressLabel={words.progressLabel}
      said={said ?? { text: words.waiting }}
      nth={said?.nth ?? 0}
      field={<CodeField onText={take} />}
      onText={take}
      loadCamera={loadCamera}
      end={
        <>
          <Button variant="subtle" color="gray" onClick={onGiveUp}>
            {words.giveUp}
          </Button>
          <Button onClick={() => onFinish(done)}>{words.finish(done.length)}</Button>
        </>
      }
    >
      {refused.length > 0 && (
        <Card title={titles.refused} count={howMany.codes(refused.length)}>
          <Stack component="ul" gap="sm">
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        </Card>
      )}
      {expected.length === 0 ? (
        <p>{isUnread ? words.unread : words.nothing}</p>
      ) : (
        <Box component="ul" bd="1px solid var(--c-line)" bdrs="lg" bg="var(--c-card)" style={{ overflow: 'clip' }}>
          {expected.map((parcel) => (
            <li key={parcel.id}>
              <ParcelToggle
                isDone={step.scanned.includes(parcel.id)}
                onToggle={() => toggle(parcel)}
                code={<Unbroken>{parcel.code}</Unbroken>}
                facts={[
                  step.kind === 'take' && parcel.machine,
                  parcel.company,
                  parcel.zone,
                  parcel.size,
                  parcel.slot !== undefined && words.slot(parcel.slot),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </Box>
      )}
    </ScanScreen>
  )
}
