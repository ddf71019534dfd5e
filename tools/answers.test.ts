import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The 38 unusual answers that the console must survive, N01 to N38 (docs/requirements.md). */
const answers = Array.from({ length: 38 }, (_, index) => `N${String(index + 1).padStart(2, '0')}`)

test('each of the answers N01 to N38 is in the title of a test', () => {
  const named = new Set<string>()
  for (const file of globSync('{src,e2e}/**/*.{test,spec}.{ts,tsx}')) {
    for (const [, answer = ''] of readFileSync(file, 'utf8').matchAll(/\[(N\d\d)\]/g)) named.add(answer)
  }
  expect(answers.filter((answer) => !named.has(answer))).toEqual([])
})
