/** Where unexpected errors go. Nothing, unless the deployment names a service (G-42). */
type Sink = (error: unknown) => unknown

let sink: Sink = () => {}

export function setReportSink(next: Sink) {
  sink = next
}

/** The message of an error once it is known that code could not be fetched: no defect, but the network or a new deployment. */
export const MISSING_CODE = 'Code not loaded'

/** Reports an error that nobody could foresee; violations and refusals are none. Never throws. */
export function report(error: unknown) {
  if (!(error instanceof Error && error.message === MISSING_CODE)) void attempt(error)
}

async function attempt(error: unknown) {
  try {
    await sink(error)
  } catch {
    // A broken reporter, or one that cannot be fetched, must not break the screen.
  }
}

/** An error passes several places on its way: a failed call, the screen that waited for it, every boundary. */
export function onlyOnce() {
  const seen = new WeakSet<object>()
  return (error: unknown) => !(error instanceof Error) || (!seen.has(error) && seen.add(error).has(error))
}

/** Sends what is reported, and what nobody caught, to the project of a Sentry DSN. Its code comes with the first error. */
export function reportTo(dsn: string) {
  const isFirst = onlyOnce()
  setReportSink(async (error) => isFirst(error) && (await import('./sentry/sentry.ts')).send(dsn, error))
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
