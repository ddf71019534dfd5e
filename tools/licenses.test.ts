import { expect, test } from 'vitest'
import { withoutLicense } from './licenses.ts'

const license = `Copyright (c) Somebody\n${'Permission is hereby granted. '.repeat(20)}`
const file = `# Licenses\n\n## one - 1.0.0 (MIT)\n\n${license}\n\n## @scope/two - 2.0.0 (MIT)\n\n${license}\n`

test('every package has the text of its licence', () => {
  expect(withoutLicense(file, ['one', '@scope/two'])).toEqual([])
})

test('a package without a text, or without an entry, is found', () => {
  expect(withoutLicense(`${file}\n## three - 3.0.0 (MIT)\n`, ['one', 'four'])).toEqual(['three', 'four'])
  expect(withoutLicense('', ['one'])).toEqual(['one'])
})
