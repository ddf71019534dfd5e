import { expect, test } from 'vitest'
import { vulnerabilitiesIn } from './audit.ts'

test('a report of npm audit is parsed, and an error message is not taken for a report', () => {
  const vulnerabilities = { info: 0, low: 1, moderate: 0, high: 2, critical: 0, total: 3 }
  expect(vulnerabilitiesIn(JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } }))).toEqual(
    vulnerabilities,
  )
  expect(vulnerabilitiesIn('{"message":"405 Method Not Allowed","statusCode":405}')).toBeUndefined()
  expect(vulnerabilitiesIn('')).toBeUndefined()
})
