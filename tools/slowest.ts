import { globSync, readFileSync } from 'node:fs'
import { attemptsIn, type Report } from './reports.ts'

/** The end of `.ci/run`: the tests that took longest, and those that needed a second attempt, from the reports of its steps. */

const attempts = globSync('test-results/{test,sweep}/*.json').flatMap((path) =>
  attemptsIn(JSON.parse(readFileSync(path, 'utf8')) as Report),
)
const slowest = attempts.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
console.log(
  ['\nThe ten slowest tests', ...slowest.map(({ ms, name }) => `${(ms / 1000).toFixed(1)} s  ${name}`)].join('\n  '),
)
const repeated = attempts.filter(({ count }) => count > 1)
console.log(
  ['\nTests that needed a second attempt', ...(repeated.length > 0 ? repeated.map(({ name }) => name) : ['none'])].join(
    '\n  ',
  ),
)
