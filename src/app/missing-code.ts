import { MISSING_CODE } from './report.ts'

/** The first screen comes first. */
const REST_MS = 2000

/**
 * Code that does not come, without a network or after a new deployment. The router would answer it with a reload, which
 * costs what is being typed, and offline the whole page: it knows such an error by its words, so they are changed. What
 * is to be said then is fetched beforehand, while it still can be.
 */
export function prepareForMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MISSING_CODE
  })
  setTimeout(() => {
    void import('./shell/SessionOver.tsx').catch(() => {})
    import('./notices/Notices.tsx').then(
      ({ showNotices }) => showNotices(),
      () => {},
    )
  }, REST_MS)
}
