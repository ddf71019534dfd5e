import { MISSING_CODE } from './report.ts'
import { reportUncaught } from './uncaught.ts'

/** The first screen comes first. */
const REST_MS = 2000

/** What Chromium, Firefox and Safari say of a module that does not come. The router knows such an error by these words. */
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * Code that does not come, without a network or after a new deployment. The router would answer it with a reload, which
 * costs what is being typed, and offline the whole page: it knows such an error by its words, so they are changed. What
 * is to be said then is fetched beforehand, while it still can be. Code that came and failed is a defect, and is told
 * here for every `import()`.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (notFetched.test(payload.message)) payload.message = MISSING_CODE
    else reportUncaught(payload)
  })
  setTimeout(() => {
    // A failure is told above when it is a defect; otherwise the code is fetched again when it is wanted.
    void import('./shell/SessionOver.tsx').catch(() => {})
    import('./notices/Notices.tsx').then(
      ({ showNotices }) => showNotices(),
      () => {},
    )
  }, REST_MS)
}
