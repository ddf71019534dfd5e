/** What the JSON reports of Vitest and Playwright say about each test. */

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

export type Report = VitestReport | PlaywrightReport

export const countsOf = (report: Report): [passed: number, failed: number] =>
  'suites' in report
    ? [report.stats.expected + report.stats.flaky, report.stats.unexpected]
    : [report.numPassedTests, report.numFailedTests]

/** Titles of the failed tests. */
export function failuresIn(report: Report): string[] {
  if ('suites' in report)
    return specsIn(report.suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file}: ${title}`)
  return report.testResults.flatMap((result) => {
    const tests = result.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    return result.status === 'failed' && tests.length === 0 ? [`${result.name}, outside of its tests`] : tests
  })
}

/** How often each test was played, and how long that took together. */
export function attemptsIn(report: Report): { name: string; ms: number; count: number }[] {
  if (!('suites' in report))
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0, count: 1 })),
    )
  return specsIn(report.suites).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      count: results.length,
    })),
  )
}

const specsIn = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)])
