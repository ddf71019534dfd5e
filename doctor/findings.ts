import { answerFindings } from './answers.copy.ts'
import type { Entry } from './entry.ts'
import { sessionFindings } from './session.copy.ts'

/** Table of all findings of the doctor. */
export const findings = { ...sessionFindings, ...answerFindings }

export type FindingName = keyof typeof findings
export type Finding = Entry & { name: FindingName }

/** A finding of the table, with the facts of this server. */
export function finding<N extends FindingName>(name: N, ...facts: Parameters<(typeof findings)[N]>): Finding {
  // The type of each entry determines its facts.
  const say = findings[name] as (...given: Parameters<(typeof findings)[N]>) => Entry
  return { name, ...say(...facts) }
}
