import { CancelledError } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { isApiError } from '#api/errors.ts'
import { isMissingCode, onlyOnce } from './query/report.ts'
import { AccessDenied } from './session/guards.ts'

/** Errors that the console shows on screen, and calls that it has cancelled itself. */
const isExpected = (error: unknown) =>
  isApiError(error) ||
  error instanceof CancelledError ||
  error instanceof AccessDenied ||
  isNotFound(error) ||
  isRedirect(error) ||
  isMissingCode(error)

const isFirst = onlyOnce()

/**
 * Raises an error that React, the router or an `import()` caught in place of our code, as if nothing had: it is in the
 * browser's console, where the search for a cause begins, and `reportTo` hands it on.
 */
export function reportUncaught(error: unknown) {
  if (!isExpected(error) && isFirst(error)) window.reportError(error)
}
