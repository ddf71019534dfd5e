import { Box } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { isOutdated, readAgainOnScreen } from '#api/background.ts'
import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#domain/orders/place.ts'
import { groups, type Headings, jobQuestions } from '#lib/bulk-job.copy.ts'
import { createBulkJob, type JobDefinition, type BulkJob, type BulkJobView } from '#lib/bulk-job.ts'
import { JOB_LOCK, takeLock } from '#lib/take-lock.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { keepFailures, type OrderState } from './job-result.ts'

/** An order as the person sees it. */
export type ShownOrder = Pick<Order, 'id' | 'barcode' | 'status'>
export type OrderJob = JobDefinition<ShownOrder, OrderState>
export type OrderJobView = BulkJobView<ShownOrder, OrderState>
type RunningJob = BulkJob<ShownOrder, OrderState>

/** A bulk job with its texts. */
interface StartedJob {
  title: string
  bulkJob: RunningJob
  headings: Headings
  keep: ReturnType<typeof keepFailures>
}

interface Plan {
  /** The action: « Marquer comme déposée ». */
  title: string
  /** The question, with the number of counted orders. */
  question: string
  /** Remarks or inputs of the question. */
  remarks?: ReactNode
  /** Red button, for a destructive action. */
  danger?: boolean
  /** Returns an error about the inputs. The job starts only when it returns undefined. */
  objection?: () => string | undefined
  orders: readonly ShownOrder[]
  /** Orders that the question counts and names; all when undefined. The rest are read and listed in the result but never written. */
  counted?: readonly ShownOrder[]
  job: OrderJob
  /** Overrides headings of the outcomes. */
  headings?: Partial<Headings>
  /** False: the question names no orders, because they have no codes yet. */
  namesOrders?: boolean
}

/** State and actions of the progress and the result (BulkJobDialog.tsx). */
export type ShownJob = NonNullable<ReturnType<typeof useBulkJob>['shown']>

/** A bulk job of this tab is under way, or a stopped one still has open calls. */
let isUnderWay = false

/** Why a bulk job cannot start, in a sentence for the person. */
class NotStarted extends Error {}

/** Takes the lock for a bulk job. @returns a function that frees it */
async function takeTurn() {
  if (isUnderWay) throw new NotStarted(jobQuestions.ending)
  const free = await takeLock(JOB_LOCK)
  if (free === undefined) throw new NotStarted(jobQuestions.inOtherTab)
  return free
}

const sentenceIn = (error: unknown) => (error instanceof NotStarted ? error.message : undefined)

/** Writes only the counted orders, even if further ones are allowed by now. */
const only = (counted: readonly ShownOrder[], job: OrderJob): OrderJob => ({
  ...job,
  decide: (order, state) => (counted.includes(order) ? job.decide(order, state) : 'skip'),
})

const isActive = (bulkJob: RunningJob) => bulkJob.view().phase !== 'over'
const nothing = () => () => {}

/**
 * Runs an action on many orders after one question (lib/bulk-job.ts). Only one bulk job is under way in all tabs. Leaving asks for
 * confirmation and stops it. An ended session pauses it: the page stays, as for unsaved input, and the job continues after
 * signing in again.
 */
export function useBulkJob() {
  const queryClient = useQueryClient()
  const untilUnmount = useUnmountSignal()
  const [current, setCurrent] = useState<StartedJob>()
  const isClosed = useRef(false)
  const view = useSyncExternalStore(current?.bulkJob.subscribe ?? nothing, () => current?.bulkJob.view())
  useUnsavedGuard(() => (current !== undefined && isActive(current.bulkJob) ? 'unsaved' : 'nothing'), {
    words: jobQuestions.leave(current?.headings.noun),
    resume: current?.bulkJob.resume,
  })

  async function run({ bulkJob, keep }: StartedJob, free: () => void, how: 'start' | 'retry') {
    isUnderWay = true
    isClosed.current = false
    // Stops when the screen is left, because none would show its result.
    await bulkJob[how](untilUnmount())
    isUnderWay = false
    free()
    keep(bulkJob.view())
    // The writes only mark what is stale.
    void readAgainOnScreen(queryClient, isOutdated)
  }

  /** Runs after « Oui ». If another bulk job is under way, the open question shows that. */
  async function ask(plan: Plan) {
    const { title, question, remarks, danger = false, objection, orders, counted = orders, job, headings } = plan
    const named = plan.namesOrders === false ? [] : counted
    const lock: { free?: (() => void) | undefined; isUnwanted?: boolean } = {}
    const isWanted = await confirm({
      title,
      message: (
        <JobQuestion question={question} orders={named} leftOut={orders.length - counted.length}>
          {remarks}
        </JobQuestion>
      ),
      danger,
      run: async () => {
        const missing = objection?.()
        if (missing !== undefined) throw new NotStarted(missing)
        lock.free = await takeTurn()
        if (lock.isUnwanted) lock.free()
      },
      errorText: sentenceIn,
    })
    // Another question may replace this one while the lock is requested.
    lock.isUnwanted = !isWanted || untilUnmount().aborted
    const { free } = lock
    if (free === undefined) return
    if (lock.isUnwanted) return free()
    // Closes the question first, because it restores the focus that the progress dialog then remembers.
    await new Promise((resolve) => setTimeout(resolve))
    if (untilUnmount().aborted) return free()
    const called = { ...groups, ...headings }
    const bulkJob = createBulkJob(orders, only(counted, job))
    const next: StartedJob = { title, bulkJob, headings: called, keep: keepFailures(title, called) }
    setCurrent(next)
    void run(next, free, 'start')
  }

  const retry = useOneAtATime(async () => {
    if (current === undefined || isActive(current.bulkJob)) return
    try {
      const free = await takeTurn()
      // The result may be closed, or the screen left, while the lock is requested.
      if (isClosed.current || untilUnmount().aborted) free()
      else void run(current, free, 'retry')
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      flash.error(error.message)
    }
  })

  function close() {
    isClosed.current = true
    setCurrent(undefined)
  }

  const shown = current &&
    view && {
      title: current.title,
      view,
      headings: current.headings,
      mayRetry: current.bulkJob.retryable().length > 0,
      stop: current.bulkJob.stop,
      resume: current.bulkJob.resume,
      retry: (): void => void retry(),
      close,
    }
  return { ask, shown }
}

interface QuestionProps {
  question: string
  /** Counted orders. The question names the first ones. */
  orders: readonly Pick<Order, 'id' | 'barcode'>[]
  /** Number of selected orders that the question does not count. */
  leftOut: number
  /** Remarks or inputs. */
  children?: ReactNode
}

/** Question before a bulk job, with the codes of the first orders. */
function JobQuestion({ question, orders, leftOut, children }: QuestionProps) {
  return (
    <>
      {question}
      {orders.length > 0 && (
        <Box component="span" display="block" mt="sm" c="var(--c-text)">
          <Unbroken>{jobQuestions.codes(orders.map(codeOf))}</Unbroken>
        </Box>
      )}
      {leftOut > 0 && (
        <Box component="span" display="block" mt="sm" c="var(--c-text)">
          {jobQuestions.leftOut(leftOut)}
        </Box>
      )}
      {children}
    </>
  )
}
