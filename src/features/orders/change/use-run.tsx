import { Box } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { isOutdated, readAgainOnScreen } from '#api/background.ts'
import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#domain/orders/place.ts'
import { createRun, type Job, type Run, type RunView } from '#lib/run.ts'
import { takeLock } from '#lib/take-lock.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { groups, type Headings, runQuestions } from './copy.ts'
import { keepFailures, type OrderState } from './report.ts'

/** An order as the person sees it. */
export type ShownOrder = Pick<Order, 'id' | 'barcode' | 'status'>
export type OrderJob = Job<ShownOrder, OrderState>
export type OrderRunView = RunView<ShownOrder, OrderState>
type OrderRun = Run<ShownOrder, OrderState>

/** A run with its texts. */
interface StartedJob {
  title: string
  run: OrderRun
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
  /** Returns an error about the inputs. The run starts only when it returns undefined. */
  objection?: () => string | undefined
  orders: readonly ShownOrder[]
  /** Orders that the question counts and names; all when undefined. The rest are read and reported but never written. */
  counted?: readonly ShownOrder[]
  job: OrderJob
  /** Overrides headings of the outcomes. */
  headings?: Partial<Headings>
  /** False: the question names no orders, because they have no codes yet. */
  namesOrders?: boolean
}

/** State and actions of the progress and the report (RunDialog.tsx). */
export interface ShownRun {
  title: string
  view: OrderRunView
  headings: Headings
  mayRetry: boolean
  stop: () => void
  resume: () => void
  retry: () => void
  close: () => void
}

const LOCK = 'consigne-run'

/** A run of this tab is under way, or a stopped one still has open calls. */
let isUnderWay = false

class Objection extends Error {}
class RunsInOtherTab extends Error {}
class IsEnding extends Error {}

/** Takes the lock for a run. @returns a function that frees it */
async function takeTurn() {
  if (isUnderWay) throw new IsEnding()
  const free = await takeLock(LOCK)
  if (free === undefined) throw new RunsInOtherTab()
  return free
}

/** Text of why a run could not start; undefined for another error. */
function whyNot(error: unknown) {
  if (error instanceof Objection) return error.message
  if (error instanceof RunsInOtherTab) return runQuestions.inOtherTab
  return error instanceof IsEnding ? runQuestions.ending : undefined
}

/** Writes only the counted orders, even if further ones are allowed by now. */
const only = (counted: readonly ShownOrder[], job: OrderJob): OrderJob => ({
  ...job,
  decide: (order, state) => (counted.includes(order) ? job.decide(order, state) : 'skip'),
})

const isActive = (run: OrderRun) => run.view().phase !== 'over'
const nothing = () => () => {}

/**
 * Runs an action on many orders after one question (lib/run.ts). Only one run is under way in all tabs. Leaving asks for
 * confirmation and stops it. An ended session pauses it: the page stays, as for unsaved input, and the run continues after
 * signing in again.
 */
export function useRun() {
  const queryClient = useQueryClient()
  const untilUnmount = useUnmountSignal()
  const [current, setCurrent] = useState<StartedJob>()
  const isClosed = useRef(false)
  const view = useSyncExternalStore(current?.run.subscribe ?? nothing, () => current?.run.view())
  useUnsavedGuard(() => (current !== undefined && isActive(current.run) ? 'unsaved' : 'nothing'), {
    words: runQuestions.leave,
    resume: current?.run.resume,
  })

  /** Refetches the stale queries on screen once. The writes only mark them as stale. */
  const readAgain = () => readAgainOnScreen(queryClient, isOutdated)

  function begin({ run, keep }: Pick<StartedJob, 'run' | 'keep'>, free: () => void, how: 'start' | 'retry') {
    isUnderWay = true
    isClosed.current = false
    // No screen would show its report.
    untilUnmount().addEventListener('abort', run.stop)
    const leave = run.subscribe(() => {
      if (isActive(run)) return
      leave()
      isUnderWay = false
      free()
      keep(run.view())
      void readAgain()
    })
    run[how]()
  }

  /** Runs after « Oui ». If another run is under way, the open question shows that. */
  async function ask(plan: Plan) {
    const { title, question, remarks, danger = false, objection, orders, counted = orders, job, headings } = plan
    const named = plan.namesOrders === false ? [] : counted
    const lock: { free?: (() => void) | undefined; isUnwanted?: boolean } = {}
    const isWanted = await confirm({
      title,
      message: (
        <RunQuestion question={question} orders={named} leftOut={orders.length - counted.length}>
          {remarks}
        </RunQuestion>
      ),
      danger,
      run: async () => {
        const missing = objection?.()
        if (missing !== undefined) throw new Objection(missing)
        lock.free = await takeTurn()
        if (lock.isUnwanted) lock.free()
      },
      errorText: whyNot,
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
    const run = createRun(orders, only(counted, job))
    const next: StartedJob = { title, run, headings: called, keep: keepFailures(title, called) }
    setCurrent(next)
    begin(next, free, 'start')
  }

  const retry = useOneAtATime(async () => {
    if (current === undefined || isActive(current.run)) return
    try {
      const free = await takeTurn()
      // The report may be closed, or the screen left, while the lock is requested.
      if (isClosed.current || untilUnmount().aborted) free()
      else begin(current, free, 'retry')
    } catch (error) {
      const sentence = whyNot(error)
      if (sentence === undefined) throw error
      flash.error(sentence)
    }
  })

  function close() {
    isClosed.current = true
    setCurrent(undefined)
  }

  const shown: ShownRun | undefined = current &&
    view && {
      title: current.title,
      view,
      headings: current.headings,
      mayRetry: current.run.retryable().length > 0,
      stop: current.run.stop,
      resume: current.run.resume,
      retry: () => void retry(),
      close,
    }
  return { ask, shown }
}

interface QuestionProps {
  question: string
  /** Counted orders. The question names the first ones. */
  orders: readonly Pick<Order, 'id' | 'barcode'>[]
  /** Number of selected orders that the question does not count. */
  leftOut?: number
  /** Remarks or inputs. */
  children?: ReactNode
}

/** Question before a run, with the codes of the first orders. */
function RunQuestion({ question, orders, leftOut = 0, children }: QuestionProps) {
  return (
    <>
      {question}
      {orders.length > 0 && (
        <Box component="span" display="block" mt="sm" c="var(--c-text)">
          <Unbroken>{runQuestions.codes(orders.map(codeOf))}</Unbroken>
        </Box>
      )}
      {leftOut > 0 && (
        <Box component="span" display="block" mt="sm" c="var(--c-text)">
          {runQuestions.leftOut(leftOut)}
        </Box>
      )}
      {children}
    </>
  )
}
