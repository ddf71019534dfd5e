import { expect, test } from 'vitest'
import { readWizardSearch, searchOf, stepOf, STEPS } from './search.ts'

test.each([
  { raw: {}, step: undefined },
  { raw: { etape: '2' }, step: 2 },
  { raw: { etape: 4 }, step: 4 },
  { raw: { etape: '1' }, step: undefined },
  { raw: { etape: 'constructor' }, step: undefined },
])('the step of $raw is $step, and the raw value is overwritten', ({ raw, step }) => {
  // The router merges the result over the raw search, as done here, so a wrong value must be overwritten.
  expect({ ...raw, ...readWizardSearch(raw) }).toStrictEqual({ etape: step })
})

test('each step can be restored from its address, and the first one has no parameter', () => {
  expect(STEPS.map(searchOf)).toStrictEqual([{}, { etape: 2 }, { etape: 3 }, { etape: 4 }])
  expect(STEPS.map((step) => stepOf(searchOf(step)))).toEqual([...STEPS])
})
