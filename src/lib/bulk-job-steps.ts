/** State machine of one record of a bulk job (bulk-job.ts). docs/bulk-job.md has the diagram. */

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
export type Call = 'reading' | 'writing' | 'settling'

const isUnknown: Record<Sent, boolean> = { nothing: false, undone: false, lost: true, repeatable: true }

/** Whether a write may have been done. */
export const mayBeWritten = (sent: Sent) => isUnknown[sent]

const READING = {
  nothing: { write: 'writing', there: 'skipped', skip: 'skipped' },
  undone: { write: 'writing', there: 'done', skip: 'skipped' },
  // Resent only when a person asks for a retry.
  lost: { write: 'failed', there: 'done', skip: 'skipped' },
  repeatable: { write: 'writing', there: 'done', skip: 'skipped' },
} as const satisfies Record<Sent, Record<Verdict, 'writing' | 'done' | 'skipped' | 'failed'>>

/** The next step after a read. */
export const afterReading = (sent: Sent, verdict: Verdict) => READING[sent][verdict]

const FAULT = {
  reading: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'failed' },
  writing: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'settling' },
  settling: { session: 'waiting', refused: 'uncertain', failed: 'uncertain', lost: 'uncertain' },
} as const satisfies Record<Call, Record<Judgement['fault'], string>>

/** The next step after a failed call. */
export function afterFault(call: Call, fault: Judgement['fault'], settles: boolean) {
  const next = FAULT[call][fault]
  return next === 'settling' && !settles ? 'uncertain' : next
}
