import { MISSING_CODE } from './query/report.ts'
import { reportUncaught } from './uncaught.ts'

/** The first screen is fetched first. */
const REST_MS = 2000

/**
 * The messages of Chromium, Firefox and Safari for a module that cannot be fetched. The router looks for these words. The
 * last one is Vite's, for a style sheet.
 */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for (\S+))/

/**
 * Handles code that cannot be fetched, without a network or after a new deployment. The router would reload the page, which
 * discards input and, offline, shows the browser's error page. It recognises the error by its message, so the message is
 * changed here. The notices about it are fetched beforehand. Code that was fetched and then failed is a defect, and is
 * reported here for every `import()`.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const missing = notFetched.exec(payload.message)
    if (missing === null) return reportUncaught(payload)
    payload.message = MISSING_CODE
    // Vite takes a link in the page for a sheet that is there. Without the link the next attempt fetches the sheet again.
    if (missing[2]) document.querySelector(`link[rel=stylesheet][href$="${missing[2]}"]`)?.remove()
  })
  setTimeout(() => {
    // A defect is reported above. Otherwise the code is fetched again when it is wanted.
    void import('./shell/SessionOver.tsx').catch(() => {})
    import('./notices/Notices.tsx').then(
      ({ showNotices }) => showNotices(),
      () => {},
    )
  }, REST_MS)
}
