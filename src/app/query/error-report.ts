/** The function that receives unexpected errors. It does nothing unless the deployment names a service (G-42). */
type Sink = (error: unknown) => unknown

let sink: Sink = () => {}

export function setErrorReportSink(next: Sink) {
  sink = next
}

/** Error message for code that could not be fetched, because of the network or a new deployment. It is no defect. */
export const MISSING_CODE = 'Code not loaded'
export const isMissingCode = (error: unknown) => error instanceof Error && error.message === MISSING_CODE

/** Reports an unexpected error. Violations and refusals are expected. Never throws. */
export function sendErrorReport(error: unknown) {
  if (!isMissingCode(error)) void attempt(error)
}

async function attempt(error: unknown) {
  try {
    await sink(error)
  } catch {
    // A reporter that fails or cannot be fetched must not break the screen.
  }
}

/** @returns a function that is true once per error, which may reach several handlers: the call, its screen, error boundaries */
export function onlyOnce() {
  const seen = new WeakSet<object>()
  return (error: unknown) => {
    if (!(error instanceof Error)) return true
    const isFirst = !seen.has(error)
    seen.add(error)
    return isFirst
  }
}

/** Sends reported and uncaught errors to the project of a Sentry DSN. Its code is fetched with the first error. */
export function sendErrorReportsTo(dsn: string) {
  const isFirst = onlyOnce()
  setErrorReportSink(async (error) => isFirst(error) && (await import('./sentry.ts')).send(dsn, error))
  window.addEventListener('error', ({ error }) => sendErrorReport(error))
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason))
}
