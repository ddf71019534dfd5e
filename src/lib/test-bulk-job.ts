import { createBulkJob, type JobDefinition, type Judgement } from './bulk-job.ts'

/** For tests of bulk jobs: a fake server with planned failures, and the calls that it received. */

type Status = 'here' | 'there' | 'elsewhere'
type Call = 'read' | 'write'

/** A planned failure of one call. */
export interface Strike {
  on: Call
  judgement: Judgement['fault']
  /** The server did the write although the call failed. */
  stored?: boolean
  /** Another person moves the record at the moment of the fault. */
  moves?: boolean
  /** The read after a lost answer fails as well. */
  blind?: Judgement['fault']
}

class Failure extends Error {
  readonly judgement: Judgement
  constructor(fault: Judgement['fault'], waitMs?: number) {
    super(fault)
    this.judgement = { fault, reason: `reason: ${fault}`, ...(waitMs !== undefined && { waitMs }) }
  }
}

/** Delays a call, so that the calls of records take different times. */
const turns = (count: number): Promise<void> =>
  count === 0 ? Promise.resolve() : Promise.resolve().then(() => turns(count - 1))

/** Records to move from `here` to `there`. */
export function makeWorld(count = 5) {
  const items = Array.from({ length: count }, (_, index) => index)
  const statuses = new Map<number, Status>(items.map((item) => [item, 'here']))
  /** Planned failures by call and item, used once each, in order. */
  const planned = new Map<string, (() => void)[]>()
  const log: string[] = []
  const stored: number[] = []
  let inFlight = 0
  let most = 0

  /** Answers later, so that several calls are open at once. */
  async function call<T>(kind: Call, item: number, act: () => T): Promise<T> {
    log.push(`${kind} ${item}`)
    inFlight += 1
    most = Math.max(most, inFlight)
    await turns(item % 3)
    inFlight -= 1
    planned.get(`${kind} ${item}`)?.shift()?.()
    return act()
  }

  const job: JobDefinition<number, Status> = {
    read: (item) => call('read', item, () => statuses.get(item) ?? 'elsewhere'),
    decide: (_item, state) => (state === 'here' ? 'write' : state === 'there' ? 'there' : 'skip'),
    write: (item) => call('write', item, () => store(item)),
    judge: (error) => (error instanceof Failure ? error.judgement : { fault: 'lost' }),
    settles: true,
  }
  function store(item: number) {
    stored.push(item)
    statuses.set(item, 'there')
  }
  const plan = (kind: Call, item: number, ...acts: (() => void)[]) => planned.set(`${kind} ${item}`, acts)
  const fail = (fault: Judgement['fault'], waitMs?: number) => () => {
    throw new Failure(fault, waitMs)
  }

  function strike(item: number, { on, judgement, stored: isStored, moves, blind }: Strike) {
    plan(on, item, () => {
      if (isStored) store(item)
      if (moves) statuses.set(item, 'elsewhere')
      // Planned now, because the planned read before this write is already used.
      if (blind !== undefined) plan('read', item, fail(blind))
      throw new Failure(judgement)
    })
  }
  return { items, statuses, log, stored, store, plan, fail, strike, job, most: () => most }
}

export type World = ReturnType<typeof makeWorld>

/** Waits until all pending promises are settled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))

export const outcomesOf = (bulkJob: ReturnType<typeof begin>) =>
  bulkJob.view().entries.map(({ outcome }) => outcome?.kind)

export function begin({ items, job }: World, settles = true) {
  const bulkJob = createBulkJob<number, Status>(items, { ...job, settles })
  void bulkJob.start()
  return bulkJob
}

/** Records whose outcome contradicts their state on the server. */
export const untruths = ({ statuses }: World, bulkJob: ReturnType<typeof begin>) =>
  bulkJob.view().entries.filter(({ item, outcome }) => {
    const isThere = statuses.get(item) === 'there'
    return outcome?.kind === 'done' ? !isThere : outcome?.kind !== 'uncertain' && isThere
  })
