import { spawnSync } from 'node:child_process'

/**
 * `npm audit` of the packages that reach a browser, for flaws of high severity and above. Some mirrors of the registry do
 * not support audits: then nothing is counted, and a sentence says so.
 */
export function audit(): { found: number } | { reason: string } {
  const shell = process.platform === 'win32'
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell, timeout: 60_000 })
  const counts = vulnerabilitiesIn(stdout)
  if (counts === undefined) return { reason: 'The registry did not answer.' }
  return { found: (counts['high'] ?? 0) + (counts['critical'] ?? 0) }
}

/** The number of flaws by severity, or undefined when the answer is not a report. */
export function vulnerabilitiesIn(output: string): Record<string, number> | undefined {
  try {
    return (JSON.parse(output) as { metadata?: { vulnerabilities?: Record<string, number> } }).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
