import { CancelledError } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { isApiError } from '#api/errors.ts'
import { isMissingCode, MISSING_CODE, onlyOnce } from './query/report.ts'
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

/**
 * The messages of Chromium, Firefox and Safari for a module that cannot be fetched. The router looks for these words. The
 * last one is Vite's, for a style sheet.
 */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for (\S+))/

/**
 * Handles code that cannot be fetched, without a network or after a new deployment. The router would reload the page, which
 * discards input and, offline, shows the browser's error page. It recognises the error by its message, so the message is
 * changed here. Code that was fetched and then failed is a defect, and is reported here for every `import()`.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const missing = notFetched.exec(payload.message)
    if (missing === null) return reportUncaught(payload)
    payload.message = MISSING_CODE
    // Vite takes a link in the page for a sheet that is there. Without the link the next attempt fetches the sheet again.
    if (missing[2]) document.querySelector(`link[rel=stylesheet][href$="${missing[2]}"]`)?.remove()
  })
}
