import { expect, test } from 'vitest'
import { attemptsIn, countsOf, failuresIn, type Report } from './reports.ts'

const journey = (title: string, ok: boolean, ...durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  ok,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

test('a journey that was played again counts with all its attempts, also in a nested suite', () => {
  const report: Report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [{ specs: [journey('one', true, 10)], suites: [{ specs: [journey('two', false, 20, 30)] }] }],
  }
  expect(attemptsIn(report)).toEqual([
    { name: 'a.spec.ts: one', ms: 10, count: 1 },
    { name: 'a.spec.ts: two', ms: 50, count: 2 },
  ])
  expect(failuresIn(report)).toEqual(['a.spec.ts: two'])
  expect(countsOf(report)).toEqual([2, 1])
})

test('a file that fails outside of its tests is a failure too', () => {
  const report: Report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ fullName: 'b', status: 'failed', duration: 5 }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [{ fullName: 'c', status: 'passed' }] },
    ],
  }
  expect(failuresIn(report)).toEqual(['b', 'c.test.ts, outside of its tests'])
  expect(attemptsIn(report).map(({ ms }) => ms)).toEqual([5, 0])
})
