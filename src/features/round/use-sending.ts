import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOutdated, readAgainOnScreen } from '#api/background.ts'
import { backOff } from '#lib/back-off.ts'
import { createBulkJob, type JobDefinition, type Outcome } from '#lib/bulk-job.ts'
import { JOB_LOCK, takeLock } from '#lib/take-lock.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { useSuspendedUser } from '#session/session.ts'
import { useOneAtATime } from '#ui/timing.ts'
import { useIsOnline } from '#ui/timing.ts'
import type { usePersisted } from './use-persisted.ts'
import { abandoned, firstOfEach, held, keyOf, type Rejected, type Target, type Waiting, without } from './waiting.ts'

/** Reads and writes one status, as a bulk job does. */
export type MoveJob = JobDefinition<{ id: number }, { status: string | undefined }>

/** First wait before an attempt. The network may not work yet right after its event. */
const FIRST_WAIT_MS = 1000

interface Settings {
  jobFor: (target: Target) => MoveJob
  codeOf: (change: Waiting) => string
}

/** Sends the changes that wait for the network, after a fresh reading of each. One that has moved on is reported and not sent. */
export function useSending(
  { persisted, change, latest }: ReturnType<typeof usePersisted>,
  { jobFor, codeOf }: Settings,
) {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const isOnline = useIsOnline()
  const isSuspended = useSuspendedUser() !== undefined
  const untilUnmount = useUnmountSignal()
  const isDue = firstOfEach(persisted.waiting).some(({ isHeld }) => !isHeld)

  /** False for a change that the person has abandoned since its attempt began. */
  const isWaiting = (item: Waiting) => latest().waiting.some((each) => keyOf(each) === keyOf(item))

  const job: JobDefinition<Waiting, { status: string | undefined }> = {
    read: (item) => jobFor(item.status).read(item),
    decide(item, state) {
      const verdict = jobFor(item.status).decide(item, state)
      return verdict === 'write' && !isWaiting(item) ? 'skip' : verdict
    },
    write: (item) => jobFor(item.status).write(item),
    // The same for every status.
    judge: (error) => jobFor('picked_up').judge(error),
    settles: true,
    onOutcome(item, outcome, written) {
      // Abandoned before its write.
      if (outcome.kind !== 'done' && !isWaiting(item)) return
      // A change that could not be read, or was refused with 401 or 429, is tried again without a question: nothing was done.
      if (outcome.kind === 'failed' && written !== 'nothing')
        change((before) => ({ ...before, waiting: held(before.waiting, item, outcome.reason) }))
      if (outcome.kind === 'failed' || outcome.kind === 'uncertain' || outcome.kind === 'left') return
      // An earlier attempt whose answer was lost has done it.
      const isDone = outcome.kind === 'done' || (outcome.kind === 'skipped' && outcome.state.status === item.status)
      if (isDone) setDone((before) => before + 1)
      // Taken out at once, so that a reload does not repeat it.
      change((before) => ({
        ...before,
        waiting: without(before.waiting, [item]),
        rejected: isDone ? before.rejected : [...before.rejected, rejectionOf(item, outcome)],
      }))
    },
  }

  function rejectionOf(item: Waiting, outcome: Outcome<{ status: string | undefined }>): Rejected {
    // Named now, because the parcel may leave the round with the next reading.
    const parcel = { id: item.id, code: codeOf(item) }
    if (outcome.kind === 'skipped') return { ...parcel, kind: 'moved', status: outcome.state.status }
    return { ...parcel, kind: 'refused', reason: 'reason' in outcome ? outcome.reason : undefined }
  }

  async function sendWave(wave: readonly Waiting[]) {
    const bulkJob = createBulkJob(wave, job)
    // The session is over. The rest waits until the person has signed in again.
    bulkJob.subscribe(() => bulkJob.view().phase === 'paused' && bulkJob.stop())
    // Starts no further call when the screen is left.
    await bulkJob.start(untilUnmount())
  }

  const send = useOneAtATime(async (isAsked: boolean) => {
    const free = await takeLock(JOB_LOCK)
    if (free === undefined) return setAttempt((before) => before + 1)
    setSending(true)
    const tried = new Set<string>()
    try {
      for (;;) {
        const wave = firstOfEach(latest().waiting).filter(
          (each) => !tried.has(keyOf(each)) && (isAsked || !each.isHeld),
        )
        // Another person may sign in on the page that follows.
        if (wave.length === 0 || untilUnmount().aborted) break
        for (const each of wave) tried.add(keyOf(each))
        // The second change of a parcel needs the first one.
        // oxlint-disable-next-line no-await-in-loop
        await sendWave(wave)
      }
    } finally {
      free()
      setSending(false)
      setAttempt((before) => (latest().waiting.length > 0 ? before + 1 : 0))
      void readAgainOnScreen(client, isOutdated)
    }
  })

  const goOn = useEffectEvent(() => void send(false))
  // An effect, because the network, a sign-in and a timer are outside React.
  useEffect(() => {
    if (!isDue || !isOnline || isSuspended) return undefined
    const timer = setTimeout(() => goOn(), backOff(attempt, FIRST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [isDue, isOnline, isSuspended, attempt])

  return {
    isSending,
    isOnline,
    done,
    send: () => void send(true),
    /** Sends what the person has just confirmed, without the changes that were not carried out. */
    sendNew: () => void send(false),
    abandon: (item: Waiting) => change((before) => ({ ...before, waiting: abandoned(before.waiting, item) })),
    forget: () => {
      setDone(0)
      change((before) => ({ ...before, rejected: [] }))
    },
  }
}
