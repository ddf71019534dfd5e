import { isApiError, judgeWrite } from '#api/errors.ts'
import type { Judgement } from '#lib/bulk-job-steps.ts'
import { reasons } from './copy.ts'

/** The token refresh failed (401), or the server asks to wait (429): nothing was processed, and a retry may succeed. */
const PASSING = new Set([401, 429])

/** Classifies a failed call of a bulk job. */
export function judgeCall(error: unknown): Judgement {
  const verdict = judgeWrite(error)
  const reason = reasonOf(error)
  const isPassing = verdict === 'refused' && isApiError(error) && PASSING.has(error.status ?? 0)
  const waitMs = isPassing && error.status === 429 ? error.retryAfterMs : undefined
  return { fault: isPassing ? 'failed' : verdict, reason, ...(waitMs !== undefined && { waitMs }) }
}

/** The server's text of a refusal. The text of a 401 is about the token, and the text of a 5xx is not meant for staff. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return reasons.defect
  const { kind, status = 0, description, violations } = error
  if (kind !== 'status') return reasons[kind]
  const said = violations.map(({ message }) => message).join(' ') || description
  if (said && status < 500 && status !== 401) return said
  return status === 404 ? reasons.missing : reasons.status(status)
}
