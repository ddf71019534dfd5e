import { isApiError, judgeWrite, type ApiError } from '#api/errors.ts'
import type { Judgement } from '#lib/run-steps.ts'
import { reasons } from './copy.ts'

/** The token could not be renewed (401), or the server asks to wait (429): it has done nothing, and may do it later. */
const PASSING = new Set([401, 429])

/** What a failed call means for a run. */
export function judgeCall(error: unknown): Judgement {
  const verdict = judgeWrite(error)
  const reason = isApiError(error) ? reasonOf(error) : reasons.defect
  const isPassing = verdict === 'refused' && isApiError(error) && PASSING.has(error.status ?? 0)
  return { fault: isPassing ? 'failed' : verdict, reason }
}

/** The server's own words for a refusal. The words of a 401 are about the token, and those of a 5xx are not for staff. */
function reasonOf({ kind, status = 0, description, violations }: ApiError): string {
  if (kind !== 'status') return reasons[kind]
  const said = violations.map(({ message }) => message).join(' ') || description
  if (said && status < 500 && status !== 401) return said
  return status === 404 ? reasons.missing : reasons.status(status)
}
