/** Runs before each test file with a document. */
import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Waits for what appears as long as a busy computer needs. By default a query gives up after one second.
configure({ asyncUtilTimeout: 10_000 })

/** The document of the tests does not know this element, and every browser does. */
const UNKNOWN_TAG = 'The tag <%s> is unrecognized in this browser.'

// React reports mistakes as errors of the console, such as a component that changes another one while it renders.
let reported: string[] = []
beforeEach(() => {
  reported = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).startsWith(UNKNOWN_TAG)) reported.push(format(...parts))
  })
})
afterEach(() => {
  if (reported.length > 0) throw new Error(`Errors of the console:\n${reported.join('\n')}`)
})

// The next test finds neither the components nor the fake clock of this one.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
