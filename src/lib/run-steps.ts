/** Where a record of a run (run.ts) goes from each step. docs/run.md draws it. */

/**
 * What a failed call means. `refused`: the server has decided. `failed`: nothing was done and another attempt may succeed.
 * `lost`: it is not known whether it was done. `session`: nothing was done, and the person has to sign in again.
 */
export interface Judgement {
  fault: 'refused' | 'failed' | 'lost' | 'session'
  /** For the report. */
  reason?: string
}

/** What a reading says. `there`: the record is already as asked. `skip`: its state does not allow the change. */
export type Verdict = 'write' | 'there' | 'skip'

/**
 * What is known of the writes that this run has sent for a record. `lost`: it is not known whether one was done. `repeatable`:
 * the same, and the person has asked for another attempt. `undone`: a reading has shown that it was not done. It may still
 * arrive later, so a record that is as asked was probably changed by this run.
 */
export type Sent = 'nothing' | 'undone' | 'lost' | 'repeatable'

/** The steps with a call. `settling` is the reading after a lost write: it tells whether the write was done. */
export type Call = 'reading' | 'writing' | 'settling'

const isUnknown: Record<Sent, boolean> = { nothing: false, undone: false, lost: true, repeatable: true }

/** Whether a write may have been done. */
export const mayBeWritten = (sent: Sent) => isUnknown[sent]

const READING = {
  nothing: { write: 'writing', there: 'skipped', skip: 'skipped' },
  undone: { write: 'writing', there: 'done', skip: 'skipped' },
  // Only a person may have it sent once more.
  lost: { write: 'failed', there: 'done', skip: 'skipped' },
  repeatable: { write: 'writing', there: 'done', skip: 'skipped' },
} as const satisfies Record<Sent, Record<Verdict, 'writing' | 'done' | 'skipped' | 'failed'>>

/** Where a reading leads. */
export const afterReading = (sent: Sent, verdict: Verdict) => READING[sent][verdict]

const FAULT = {
  reading: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'failed' },
  writing: { session: 'waiting', refused: 'refused', failed: 'failed', lost: 'settling' },
  settling: { session: 'waiting', refused: 'uncertain', failed: 'uncertain', lost: 'uncertain' },
} as const satisfies Record<Call, Record<Judgement['fault'], string>>

/** Where a failed call leads. */
export function afterFault(call: Call, fault: Judgement['fault'], settles: boolean) {
  const next = FAULT[call][fault]
  return next === 'settling' && !settles ? 'uncertain' : next
}
