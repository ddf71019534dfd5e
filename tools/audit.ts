import { execFile } from 'node:child_process'

/**
 * `npm audit` of the packages that reach a browser, for flaws of high severity and above. Some mirrors of the registry do
 * not support audits: then nothing is counted, and a message says so.
 */
export async function audit(): Promise<{ found: number } | { reason: string }> {
  const counts = vulnerabilitiesIn(await report())
  if (counts === undefined) return { reason: 'The registry did not answer.' }
  return { found: (counts['high'] ?? 0) + (counts['critical'] ?? 0) }
}

/** Uses the report and not the exit code, because npm exits with an error when it finds flaws. */
function report() {
  const options = { shell: process.platform === 'win32', timeout: 60_000, maxBuffer: 2 ** 26 }
  return new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout))
  })
}

/** The number of flaws by severity, or undefined when the answer is not a report. */
export function vulnerabilitiesIn(output: string): Record<string, number> | undefined {
  try {
    return (JSON.parse(output) as { metadata?: { vulnerabilities?: Record<string, number> } }).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
