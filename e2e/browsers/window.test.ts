import { expect, test } from 'vitest'
import { windowOf } from './window.ts'

test.each([
  ['--ui', 'own'],
  ['--ui --ui-port=8080', 'journey'],
  ['orders --headed', 'journey'],
  ['--debug', 'journey'],
  ['orders --grep --workers=1', undefined],
])('[QA-03] npm run e2e -- %s has a window: %s', (args, window) => {
  expect(windowOf(args.split(' '))).toBe(window)
})
