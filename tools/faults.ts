import { playwright } from './run.ts'
import { performAll } from './steps.ts'

/** `npm run faults` plays every fault of every call on the last build. It ends in `N passed, N failed`. */

const reports = 'test-results/faults'
const output = `${reports}/cases`

await performAll(
  [{ name: 'faults', run: () => playwright({ projects: ['faults'], output, args: process.argv.slice(2) }) }],
  reports,
)
