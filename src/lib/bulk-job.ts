/**
 * Does the same to many records, at most three at a time. Each record is read from the server, checked and then written. The job
 * can be stopped. It waits when the session ends or the server asks for it, and ends with an outcome for each record. No
 * record is written twice without a read in between. docs/bulk-job.md has the diagram.
 */
import { observable } from './observable.ts'

/**
 * Result of a failed call. `refused`: the server refuses the change. `failed`: nothing was done and a retry may succeed.
 * `lost`: the server may have done it. `session`: nothing was done, and the person has to sign in again.
 */
export interface Judgement {
  fault: 'refused' | 'failed' | 'lost' | 'session'
  /** With `failed`: the wait that the server asks for before a retry. */
  waitMs?: number
  /** For the result of the job. */
  reason?: string
}

/** Decision after reading a record. `there`: it already has the target state. `skip`: its state forbids the change. */
export type Verdict = 'write' | 'there' | 'skip'

/**
 * State of the writes that this job has sent for a record. `lost`: a write may have been done. `repeatable`: a write may have
 * been done, and the person has asked for a retry. `undone`: a read has shown that the write was not done. It may still
 * arrive later, so a record in the target state was probably changed by this job.
 */
export type Sent = 'nothing' | 'undone' | 'lost' | 'repeatable'

/** The steps with a call. `settling` is the read after a lost write: it shows whether the write was done. */
type Call = 'reading' | 'writing' | 'settling'

/** Whether a write may have been done. */
const mayBeWritten = (sent: Sent) => sent === 'lost' || sent === 'repeatable'

/** The next step after a read. */
const READING = {
  nothing: { write: 'writing', there: 'skipped', skip: 'skipped' },
  undone: { write: 'writing', there: 'done', skip: 'skipped' },
  // Resent only when a person asks for a retry.
  lost: { write: 'failed', there: 'done', skip: 'skipped' },
  repeatable: { write: 'writing', there: 'done', skip: 'skipped' },
} as const satisfies Record<Sent, Record<Verdict, 'writing' | 'done' | 'skipped' | 'failed'>>

const FAULT = {
  reading: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'failed' },
  writing: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'settling' },
  settling: { session: 'waiting', refused: 'uncertain', failed: 'uncertain', lost: 'uncertain' },
} as const satisfies Record<Call, Record<Judgement['fault'], string>>

/** The next step after a failed call. */
function afterFault(call: Call, fault: Judgement['fault'], settles: boolean) {
  const next = FAULT[call][fault]
  return next === 'settling' && !settles ? 'uncertain' : next
}

/** Maximum parallel calls. More would slow down the server for other people. */
const IN_FLIGHT = 3

/** Maximum total wait that a server may ask for without any progress. */
const LONGEST_WAIT_MS = 5 * 60_000

/** The calls and decisions of a bulk job for each record. */
export interface JobDefinition<Item, State> {
  read: (item: Item) => Promise<State>
  decide: (item: Item, state: State) => Verdict
  write: (item: Item) => Promise<unknown>
  judge: (error: unknown) => Judgement
  /** A read shows whether a lost write was done, and a second one does no harm. A message would come twice. */
  settles: boolean
  /** Called with each outcome when it is known. A stopped job leaves records without a call. */
  onOutcome?: (item: Item, outcome: Outcome<State>, sent: Sent) => void
}

export type Outcome<State> =
  | { kind: 'done' }
  /** Not written: it is there already, or its state forbids the change. */
  | { kind: 'skipped'; state: State }
  /** `refused` and `failed`: not written. `uncertain`: perhaps written. */
  | { kind: 'refused' | 'failed' | 'uncertain'; reason?: string }
  /** Not reached: the job was stopped before. */
  | { kind: 'left' }

interface Known<Item> {
  item: Item
  sent: Sent
  /** Why the answer to a write was lost. */
  reason?: string
}
type Calling<Item> = Known<Item> & { step: Call; outcome?: never }
/** Waits for its turn, for the session, or for the end of a wait. */
type Waiting<Item> = Known<Item> & { step: 'waiting'; outcome?: never }
type Over<Item, State> = Known<Item> & { step: 'over'; outcome: Outcome<State> }

/** A record in a state of the diagram. */
export type Entry<Item, State> = Waiting<Item> | Calling<Item> | Over<Item, State>

export interface BulkJobView<Item, State> {
  /**
   * `waiting`: the server has asked to wait, and no call starts until then. `paused`: the session is over. `stopping`: the calls
   * in flight finish, and no other call starts.
   */
  phase: 'running' | 'waiting' | 'paused' | 'stopping' | 'over'
  /** Length of the current wait. */
  waitMs?: number
  entries: readonly Entry<Item, State>[]
}

/** Starts the next step of a waiting record. */
const started = <Item>(entry: Waiting<Item>): Calling<Item> => ({
  ...entry,
  step: mayBeWritten(entry.sent) ? 'settling' : 'reading',
})

export type BulkJob<Item, State> = ReturnType<typeof createBulkJob<Item, State>>

export function createBulkJob<Item, State>(items: readonly Item[], job: JobDefinition<Item, State>) {
  type Each = Entry<Item, State>
  let inFlight = 0
  /** End of the wait that the server has asked for, and the total wait since the last progress. */
  let waitEnd = 0
  let waited = 0
  const {
    get: view,
    set,
    subscribe,
  } = observable<BulkJobView<Item, State>>({
    phase: 'running',
    entries: items.map((item) => ({ item, sent: 'nothing', step: 'waiting' })),
  })

  const show = (change: Partial<BulkJobView<Item, State>>) => set({ ...view(), ...change })

  const put = (index: number, entry: Each) => show({ entries: view().entries.with(index, entry) })

  /** Starts waiting records. When nothing is left to do, the job is over. */
  function goOn() {
    for (const [index, entry] of view().entries.entries()) {
      if (view().phase !== 'running' || inFlight >= IN_FLIGHT) break
      if (entry.step === 'waiting') void attempt(index, started(entry))
    }
    const isIdle = inFlight === 0 && (view().phase === 'running' || view().phase === 'stopping')
    if (isIdle) show({ phase: 'over', entries: view().entries.map(giveUp) })
  }

  /** Continues at once, or when the wait is over. */
  function proceed() {
    const waitMs = waitEnd - Date.now()
    if (waitMs <= 0) {
      show({ phase: 'running' })
      return goOn()
    }
    show({ phase: 'waiting', waitMs })
    setTimeout(() => view().phase === 'waiting' && proceed(), waitMs)
  }

  /** Waits as the server asks. @returns false when the total wait would be too long */
  function mayWait(waitMs: number) {
    const before = Math.max(waitEnd, Date.now())
    const end = Math.max(before, Date.now() + waitMs)
    if (waited + end - before > LONGEST_WAIT_MS) return false
    waited += end - before
    waitEnd = end
    if (view().phase === 'running') proceed()
    return true
  }

  async function attempt(index: number, first: Calling<Item>) {
    inFlight += 1
    let entry: Each = first
    while (entry.step !== 'waiting' && entry.step !== 'over') {
      put(index, entry)
      // Each call depends on the previous one.
      // oxlint-disable-next-line no-await-in-loop
      entry = await (entry.step === 'writing' ? write(entry) : read(entry)).catch(judged(entry))
      // The server asked another record to wait. The state read here is old by the end of the wait.
      if (view().phase === 'waiting' && entry.step !== 'over') entry = { ...entry, step: 'waiting' }
    }
    inFlight -= 1
    put(index, entry)
    if (entry.step === 'over') job.onOutcome?.(entry.item, entry.outcome, entry.sent)
    goOn()
  }

  async function read(entry: Calling<Item>): Promise<Each> {
    const { item, sent, reason } = entry
    const state = await job.read(item)
    const next = READING[sent][job.decide(item, state)]
    if (next === 'skipped') return over(entry, { kind: next, state })
    if (next === 'done') return over(entry, { kind: next })
    // A read has shown that the earlier write was not done.
    const known = { item, sent: sent === 'nothing' ? sent : 'undone' } as const
    if (next === 'failed') return over(known, { kind: next, ...because(reason) })
    return { ...known, step: next }
  }

  async function write(entry: Calling<Item>): Promise<Each> {
    await job.write(entry.item)
    waited = 0
    return over(entry, { kind: 'done' })
  }

  const judged =
    (entry: Calling<Item>) =>
    (error: unknown): Each => {
      const { fault, reason, waitMs } = job.judge(error)
      if (waitMs !== undefined) {
        if (mayWait(waitMs)) return { ...entry, step: 'waiting' }
        // The server asks for too long a wait. It would also refuse the records that have not started.
        const failed = { kind: 'failed', ...because(reason) } as const
        const isUntouched = (each: Each) => each.step === 'waiting' && !mayBeWritten(each.sent)
        show({ entries: view().entries.map((each) => (isUntouched(each) ? over(each, failed) : each)) })
      }
      const next = afterFault(entry.step, fault, job.settles)
      if (next === 'waiting') {
        if (view().phase === 'running' || view().phase === 'waiting') show({ phase: 'paused' })
        return { ...entry, step: next }
      }
      if (next === 'settling') return { item: entry.item, sent: 'lost', step: next, ...because(reason) }
      return over(entry, { kind: next, ...because(reason) })
    }

  const over = ({ item, sent }: Known<Item>, outcome: Outcome<State>): Each => ({ item, sent, step: 'over', outcome })

  /** Outcome of a record that a stopped bulk job did not finish. */
  function giveUp(entry: Each): Each {
    if (entry.step === 'over') return entry
    return over(entry, { kind: mayBeWritten(entry.sent) ? 'uncertain' : 'left' })
  }

  /** Lets the calls in flight finish and starts no more. */
  function stop() {
    if (view().phase === 'over') return
    show({ phase: 'stopping' })
    goOn()
  }

  async function untilOver(begin: () => void, signal: AbortSignal | undefined) {
    signal?.addEventListener('abort', stop)
    await new Promise<void>((resolve) => {
      const leave = subscribe(() => {
        if (view().phase !== 'over') return
        leave()
        resolve()
      })
      begin()
    })
    signal?.removeEventListener('abort', stop)
  }

  /** Functions without `this`, so that a component can pass them as callbacks. */
  return {
    subscribe,
    view,
    /** Runs to the end. The signal stops it. */
    start: (signal?: AbortSignal) => untilOver(goOn, signal),
    stop,
    /** Resumes a paused bulk job, after the person has signed in again. */
    resume: () => {
      if (view().phase === 'paused') proceed()
    },
    /** Restarts the records for which a retry is offered, and runs to the end. */
    retry: async (signal?: AbortSignal) => {
      if (view().phase !== 'over') return
      const entries = view().entries.map((entry): Each => {
        if (!mayRetry(entry, job)) return entry
        const { item, sent } = entry
        return { item, sent: sent === 'lost' ? 'repeatable' : sent, step: 'waiting' }
      })
      waited = 0
      // Never `over` in between, because listeners end the job then.
      show({ phase: 'running', entries })
      await untilOver(proceed, signal)
    },
    /** Records for which a retry is offered. */
    retryable: () =>
      view()
        .entries.filter((entry) => mayRetry(entry, job))
        .map(({ item }) => item),
  }
}

const because = (reason: string | undefined) => (reason === undefined ? {} : { reason })

/** Whether a retry is offered. Not for an uncertain message to a recipient, who could get two messages. */
const mayRetry = <State>(
  { outcome }: Entry<unknown, State>,
  { settles }: Pick<JobDefinition<never, never>, 'settles'>,
) => outcome?.kind === 'failed' || (outcome?.kind === 'uncertain' && settles)

/** The number of records with an outcome. */
export const countOver = ({ entries }: BulkJobView<unknown, unknown>) =>
  entries.filter(({ step }) => step === 'over').length
