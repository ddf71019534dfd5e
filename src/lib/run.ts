/**
 * Work on many records. Each one is read afresh, judged and then written, at most three at a time. The run can be stopped,
 * waits while the session is over, and ends with an outcome for each record. Nothing is written twice without a reading in
 * between. docs/run.md draws it.
 */

/** More at a time would slow down the server for everybody else. */
const IN_FLIGHT = 3

/**
 * What a failed call means. `refused`: the server has decided. `failed`: nothing was done and another attempt may succeed.
 * `lost`: nobody knows whether it was done. `session`: nothing was done, and the person has to sign in again.
 */
export interface Judgement {
  fault: 'refused' | 'failed' | 'lost' | 'session'
  /** For the report. */
  reason?: string
}

/** What the run does to each record. */
export interface Job<Item, State> {
  read: (item: Item) => Promise<State>
  /** `there`: the record is already as asked. `skip`: its state does not allow the change. */
  decide: (item: Item, state: State) => 'write' | 'there' | 'skip'
  write: (item: Item) => Promise<unknown>
  judge: (error: unknown) => Judgement
  /**
   * A reading tells whether a write whose answer was lost was done, and a second write does no harm. True for a status,
   * false for a message to the recipient.
   */
  settles: boolean
}

export type Outcome<State> =
  | { kind: 'done' }
  /** Not written, because of the state that it had. */
  | { kind: 'skipped'; state: State }
  /** `failed`: not written. `uncertain`: perhaps written. */
  | { kind: 'refused' | 'failed' | 'uncertain'; reason?: string }
  /** The run was stopped before it. */
  | { kind: 'left' }

export interface Entry<Item, State> {
  item: Item
  /** `waiting` for its turn or for the session, `running`, or `over` with an outcome. */
  step: 'waiting' | 'running' | 'over'
  outcome?: Outcome<State>
  /** The answer to a write was lost, and no reading has settled whether it was done. */
  lost?: boolean
  /** A write was sent: what is as asked now was probably done by this run. */
  sent?: boolean
  /** The person has asked for another attempt after a lost answer. */
  again?: boolean
}

export interface RunView<Item, State> {
  /** `paused`: the session is over. `stopping`: what is in flight ends, and nothing more begins. */
  phase: 'running' | 'paused' | 'stopping' | 'over'
  entries: readonly Entry<Item, State>[]
}

type Change<State> = Omit<Entry<unknown, State>, 'item' | 'step'> & { step: 'waiting' | 'over' }

export type Run<Item, State> = ReturnType<typeof createRun<Item, State>>

export function createRun<Item, State>(items: readonly Item[], job: Job<Item, State>) {
  type Each = Entry<Item, State>
  const listeners = new Set<() => void>()
  let inFlight = 0
  let view: RunView<Item, State> = { phase: 'running', entries: items.map((item) => ({ item, step: 'waiting' })) }

  function show(change: Partial<RunView<Item, State>>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  const put = (index: number, entry: Each) => show({ entries: view.entries.with(index, entry) })

  /** Begins what may begin. When nothing is left to do, the run is over. */
  function goOn() {
    for (const [index, entry] of view.entries.entries()) {
      if (view.phase !== 'running' || inFlight >= IN_FLIGHT) break
      if (entry.step === 'waiting') void handle(index, entry)
    }
    const isIdle = inFlight === 0 && (view.phase === 'running' || view.phase === 'stopping')
    if (isIdle) show({ phase: 'over', entries: view.entries.map(giveUp) })
  }

  async function handle(index: number, entry: Each) {
    inFlight += 1
    put(index, { ...entry, step: 'running' })
    const change = await attempt(entry)
    inFlight -= 1
    if (change.step === 'waiting' && view.phase === 'running') show({ phase: 'paused' })
    put(index, { item: entry.item, ...change })
    goOn()
  }

  async function attempt({ item, lost = false, sent = false, again = false }: Each): Promise<Change<State>> {
    const found = await look(item, { lost, sent, again })
    if (found !== 'write') return found
    try {
      await job.write(item)
    } catch (error) {
      const { fault, ...reason } = job.judge(error)
      if (fault === 'session') return { step: 'waiting', sent }
      if (fault !== 'lost') return { step: 'over', outcome: { kind: fault, ...reason } }
      if (!job.settles) return { step: 'over', outcome: { kind: 'uncertain', ...reason } }
      const settled = await look(item, { lost: true, sent: true, again: false }, reason)
      // Without `again` a reading after a lost answer never asks for a write.
      return settled === 'write' ? { step: 'over', outcome: { kind: 'uncertain', ...reason } } : settled
    }
    return { step: 'over', outcome: { kind: 'done' } }
  }

  /** Reads the record. @returns `write`, or what becomes of it */
  async function look(
    item: Item,
    { lost, sent, again }: Required<Pick<Each, 'lost' | 'sent' | 'again'>>,
    why: { reason?: string } = {},
  ): Promise<'write' | Change<State>> {
    let state: State
    try {
      state = await job.read(item)
    } catch (error) {
      const { fault, ...reason } = job.judge(error)
      if (fault === 'session') return { step: 'waiting', lost, sent, again }
      if (lost) return { step: 'over', lost, sent, outcome: { kind: 'uncertain', ...reason } }
      return { step: 'over', sent, outcome: { kind: fault === 'refused' ? 'refused' : 'failed', ...reason } }
    }
    const verdict = job.decide(item, state)
    if (verdict === 'there' && sent) return { step: 'over', outcome: { kind: 'done' } }
    if (verdict !== 'write') return { step: 'over', outcome: { kind: 'skipped', state } }
    return lost && !again ? { step: 'over', sent, outcome: { kind: 'failed', ...why } } : 'write'
  }

  /** What a stopped run has not reached. */
  function giveUp(entry: Each): Each {
    if (entry.step === 'over') return entry
    const { item, lost = false, sent = false } = entry
    return { item, step: 'over', lost, sent, outcome: { kind: lost ? 'uncertain' : 'left' } }
  }

  /** Functions without `this`, so that a component can pass them on. */
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view: () => view,
    start: goOn,
    /** What is in flight ends, nothing more begins. */
    stop: () => {
      if (view.phase === 'over') return
      show({ phase: 'stopping' })
      goOn()
    },
    /** After signing in again. */
    resume: () => {
      if (view.phase !== 'paused') return
      show({ phase: 'running' })
      goOn()
    },
    /** Another attempt for what has failed, and for nothing else. */
    retry: () => {
      if (view.phase !== 'over') return
      const entries = view.entries.map((entry): Each => {
        const { item, lost = false, sent = false } = entry
        return mayRetry(entry, job) ? { item, step: 'waiting', lost, sent, again: true } : entry
      })
      show({ phase: 'running', entries })
      goOn()
    },
    /** The records for which another attempt is offered. */
    retryable: () => view.entries.filter((entry) => mayRetry(entry, job)).map(({ item }) => item),
  }
}

/** An uncertain message to a recipient is not repeated: two messages would be sent. */
const mayRetry = <State>({ outcome }: Entry<unknown, State>, { settles }: Pick<Job<never, never>, 'settles'>) =>
  outcome?.kind === 'failed' || (outcome?.kind === 'uncertain' && settles)

/** How many records have their outcome. */
export const countOver = ({ entries }: RunView<unknown, unknown>) =>
  entries.filter(({ step }) => step === 'over').length
