import { beforeEach, expect, test, vi } from 'vitest'
import { MISSING_CODE, sendErrorReport, setErrorReportSink } from './error-report.ts'

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => setErrorReportSink(reported.mockReset()))

test('an unexpected error is reported, missing code is not', () => {
  const defect = new TypeError('x is undefined')
  sendErrorReport(defect)
  sendErrorReport(new Error(MISSING_CODE))
  expect(reported.mock.calls).toEqual([[defect]])
})

test('a reporter that throws breaks nothing', async () => {
  reported.mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(() => sendErrorReport(new Error('x'))).not.toThrow()
  await expect.poll(() => reported).toHaveBeenCalledTimes(1)
})
