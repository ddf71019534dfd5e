import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readAgainOnScreen } from '#api/background.ts'
import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#api/records/orders.ts'
import { createRun, type Job, type Run, type RunView } from '#lib/run.ts'
import { takeLock } from '#lib/take-lock.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { hasSession, useSuspendedUser } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { useOneAtATime } from '#ui/timing.ts'
import { groups, type Headings, runQuestions } from './copy.ts'
import { keepFailures } from './keep-failures.ts'
import type { OrderState } from './report.ts'
import styles from './change.module.css'

/** An order as the person sees it. */
export type ShownOrder = Pick<Order, 'id' | 'barcode' | 'status'>
export type OrderJob = Job<ShownOrder, OrderState>
export type OrderRunView = RunView<ShownOrder, OrderState>
type OrderRun = Run<ShownOrder, OrderState>

/** A run with its texts. */
interface Begun {
  title: string
  run: OrderRun
  headings: Headings
  keep: ReturnType<typeof keepFailures>
}

interface Plan {
  /** The action: « Marquer comme déposée ». */
  title: string
  /** The sentence, with how many are counted. */
  question: string
  /** Remarks of the question, or what has to be filled in. */
  remarks?: ReactNode
  /** Red, for a destructive action. */
  danger?: boolean
  /** Returns what is missing in the question. The run cannot start until it returns undefined. */
  objection?: () => string | undefined
  orders: readonly ShownOrder[]
  /** Those of `orders` that the question counts and names; all of them when absent. The others are read and reported, and never written. */
  counted?: readonly ShownOrder[]
  job: OrderJob
  /** Overrides headings of the outcomes. */
  headings?: Partial<Headings>
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

/** A run of this tab is under way: perhaps one that a left screen has stopped and whose last calls are still open. */
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

/** Why a run could not start, in words; undefined for another error. */
function whyNot(error: unknown) {
  if (error instanceof Objection) return error.message
  if (error instanceof RunsInOtherTab) return runQuestions.inOtherTab
  return error instanceof IsEnding ? runQuestions.ending : undefined
}

/** Writes only what the question has counted, although others may be allowed by now. */
const only = (counted: readonly ShownOrder[], job: OrderJob): OrderJob => ({
  ...job,
  decide: (order, state) => (counted.includes(order) ? job.decide(order, state) : 'skip'),
})

const isActive = (run: OrderRun) => run.view().phase !== 'over'
const nothing = () => () => {}

/**
 * Work on many orders: asks one question, then runs (lib/run.ts). Only one run is under way in all tabs. Leaving is guarded
 * while it runs, and stops it. A session that ends pauses it: the page stays, as it does for unsaved input, and the run goes
 * on after signing in again.
 */
export function useRun() {
  const queryClient = useQueryClient()
  const isGone = useIsGone()
  const [current, setCurrent] = useState<Begun>()
  const isClosed = useRef(false)
  const view = useSyncExternalStore(current?.run.subscribe ?? nothing, () => current?.run.view())
  const isSuspended = useSuspendedUser() !== undefined
  useUnsavedGuard(() => (current !== undefined && isActive(current.run) ? 'unsaved' : 'nothing'), runQuestions.leave)

  // An effect, because the sign-in is done by another part of the page.
  useEffect(() => {
    if (!isSuspended && hasSession()) current?.run.resume()
  }, [isSuspended, current])
  // The report would be shown on no screen.
  useEffect(() => () => current?.run.stop(), [current])

  /** Reads once what the writes have made stale and is on screen. The writes themselves have only marked it. */
  const readAgain = () => readAgainOnScreen(queryClient, ({ state }) => state.isInvalidated)

  function begin({ run, keep }: Pick<Begun, 'run' | 'keep'>, free: () => void, how: 'start' | 'retry') {
    isUnderWay = true
    isClosed.current = false
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

  /** Asks, and runs after « Oui ». When another run is under way, the open question says it. */
  async function ask(plan: Plan) {
    const { title, question, remarks, danger = false, objection, orders, counted = orders, job, headings } = plan
    const lock: { free?: (() => void) | undefined; isUnwanted?: boolean } = {}
    const isWanted = await confirm({
      title,
      message: (
        <RunQuestion question={question} orders={counted} leftOut={orders.length - counted.length}>
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
    // Another question can take the place of this one while the lock is being taken.
    lock.isUnwanted = !isWanted || isGone()
    const { free } = lock
    if (free === undefined) return
    if (lock.isUnwanted) return free()
    // The question gives the focus back first. The progress then remembers the control that opened it.
    await new Promise((resolve) => setTimeout(resolve))
    if (isGone()) return free()
    const called = { ...groups, ...headings }
    const run = createRun(orders, only(counted, job))
    const next: Begun = { title, run, headings: called, keep: keepFailures(title, called) }
    setCurrent(next)
    begin(next, free, 'start')
  }

  const retry = useOneAtATime(async () => {
    if (current === undefined || isActive(current.run)) return
    try {
      const free = await takeTurn()
      // The report may be closed, or the screen left, while the lock is being taken.
      if (isClosed.current || isGone()) free()
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
  /** The counted orders. The first ones are named. */
  orders: readonly Pick<Order, 'id' | 'barcode'>[]
  /** Number of selected orders that the question does not count. */
  leftOut?: number
  /** Remarks, or what has to be filled in. */
  children?: ReactNode
}

/** Question before a run, with the codes of the first orders. */
function RunQuestion({ question, orders, leftOut = 0, children }: QuestionProps) {
  return (
    <>
      {question}
      <span className={styles['codes']}>{runQuestions.codes(orders.map(codeOf))}</span>
      {leftOut > 0 && <span className={styles['codes']}>{runQuestions.leftOut(leftOut)}</span>}
      {children}
    </>
  )
}
