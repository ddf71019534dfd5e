import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rules of style sheets, which the linter does not read. */

const offenders = (breaks: RegExp) =>
  globSync('src/**/*.css').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (breaks.test(line) ? [`${path}:${index + 1}`] : [])),
  )

test('text grows with the text size of the browser', () => {
  expect(offenders(/(font-size|line-height|--input-font): [1-9]\d*px/)).toEqual([])
  expect(offenders(/font-size: /).length).toBeGreaterThan(10)
})

test('no selector depends on following elements, because each change would make the browser restyle the whole page', () => {
  expect(offenders(/:has\(\s*[+~]/)).toEqual([])
})
