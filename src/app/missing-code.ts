import { MISSING_CODE } from './calls/report.ts'
import { reportUncaught } from './uncaught.ts'

/** The first screen is fetched first. */
const REST_MS = 2000

/** The messages of Chromium, Firefox and Safari for a module that cannot be fetched. The router looks for these words. */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/** The message of Vite for a style sheet that cannot be fetched. It names the address as it is in the link. */
const sheetNotFetched = /^Unable to preload CSS for (\S+)/

/** Vite takes a link in the page for a sheet that is there. Without the link the next attempt fetches the sheet again. */
function removeLink(href: string) {
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    if (link.getAttribute('href')?.endsWith(href)) link.remove()
}

/**
 * Handles code that cannot be fetched, without a network or after a new deployment. The router would reload the page, which
 * discards input and, offline, shows the browser's error page. It recognises the error by its message, so the message is
 * changed here. The notices about it are fetched beforehand. Code that was fetched and then failed is a defect, and is
 * reported here for every `import()`.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const sheet = sheetNotFetched.exec(payload.message)?.[1]
    if (sheet !== undefined) removeLink(sheet)
    if (sheet !== undefined || notFetched.test(payload.message)) payload.message = MISSING_CODE
    else reportUncaught(payload)
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
