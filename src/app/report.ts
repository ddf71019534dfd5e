/** Where unexpected errors go. Nothing, unless the deployment names a service (G-42). */
type Sink = (error: unknown) => void

let sink: Sink = () => {}

export function setReportSink(next: Sink) {
  sink = next
}

/** Reports an error that nobody could foresee; violations and refusals are none. Never throws. */
export function report(error: unknown) {
  try {
    sink(error)
  } catch {
    // A broken reporter must not break the screen.
  }
}
