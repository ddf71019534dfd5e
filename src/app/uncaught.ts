import { CancelledError } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { isApiError } from '#api/errors.ts'
import { retryUntilLoaded } from '#ui/Late.tsx'
import { isMissingCode, MISSING_CODE, onlyOnce } from './query/error-report.ts'
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

/** Raises a caught error like an uncaught one: the browser console shows it, and `sendErrorReportsTo` reports it. */
export function reportUncaught(error: unknown) {
  if (!isExpected(error) && isFirst(error)) window.reportError(error)
}

/** Messages of Chromium, Firefox and Safari for a module, as the router checks them, and of Vite for a style sheet. */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for )/

/**
 * Handles code that cannot be fetched, without a network or after a new deployment. The router would reload the page, which
 * discards input and, offline, shows the error page of the browser. It recognises the error by its message, so the message is
 * changed here. Code that was fetched and then failed is a defect, and is reported for every `import()`.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!notFetched.test(payload.message)) return reportUncaught(payload)
    renew(/https?:\S+$/.exec(payload.message)?.[0])
    payload.message = MISSING_CODE
  })
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return
    if (target.rel === 'modulepreload') renew(target.href)
    else fetchSheetAgain(target)
  }
  window.addEventListener('error', onError, { capture: true })
}

/**
 * Replaces what the browser keeps of a file, for the next attempt. A host that answers its page in place of a missing file may let
 * browsers keep that for a year. Safari names no address.
 */
function renew(address: string | undefined) {
  if (address !== undefined) void fetch(address, { cache: 'reload' }).catch(() => undefined)
}

/** Addresses of the sheets that are being fetched again. */
const missingSheets = new Set<string>()

/** Vite inserts each sheet once, so the next attempt of a person would show the screen without a sheet that has failed. */
function fetchSheetAgain(link: HTMLLinkElement) {
  const { rel, href } = link
  if (rel !== 'stylesheet') return
  link.remove()
  if (missingSheets.has(href)) return
  missingSheets.add(href)
  renew(href)
  void retryUntilLoaded(() => insertSheet(href))().then(() => missingSheets.delete(href))
}

const insertSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
