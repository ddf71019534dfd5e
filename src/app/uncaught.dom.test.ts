import { CancelledError } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { MISSING_CODE, sendErrorReport, sendErrorReportsTo } from './query/error-report.ts'
import { AccessDenied } from './session/guards.ts'
import { prepareForMissingCode, reportUncaught } from './uncaught.ts'

const raised = vi.fn<(error: unknown) => void>()
const sent = vi.hoisted(() => vi.fn<(dsn: string, error: Error) => void>())
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
vi.mock(import('./query/sentry.ts'), () => ({ send: sent as never }))

beforeEach(() => {
  raised.mockReset()
  vi.stubGlobal('reportError', raised)
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()))
})

test('an error caught by a library is raised again, once', () => {
  const defect = new TypeError('x is not a function')
  reportUncaught(defect)
  reportUncaught(defect)
  expect(raised.mock.calls).toEqual([[defect]])
  reportUncaught('thrown text')
  expect(raised).toHaveBeenLastCalledWith('thrown text')
})

test('an error that the console shows on screen is not raised', () => {
  reportUncaught(new ApiError({ kind: 'status', status: 404 }))
  reportUncaught(new AccessDenied())
  reportUncaught(notFound())
  reportUncaught(redirect({ to: '/' }))
  reportUncaught(new Error(MISSING_CODE))
  // The end of a session cancels the calls of its screens.
  reportUncaught(new CancelledError())
  expect(raised).not.toHaveBeenCalled()
})

test('[ERR-06] an error reported from several places is sent once', async () => {
  sendErrorReportsTo('https://key@sentry.pf/1')
  const defect = new Error('x')
  sendErrorReport(defect)
  window.dispatchEvent(new ErrorEvent('error', { error: defect }))
  sendErrorReport(new Error('y'))
  await vi.waitFor(() => expect(sent.mock.calls.map(([, { message }]) => message)).toEqual(['x', 'y']))
})

/** Tells the console that code could not be loaded, as the build does. */
function failToLoad(payload: Error) {
  vi.useFakeTimers()
  prepareForMissingCode()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/list-x.js',
  'error loading dynamically imported module: http://localhost/assets/list-x.js',
  'Importing a module script failed.',
])('code that could not be fetched has its own message: %s', (message) => {
  const payload = failToLoad(new TypeError(message))
  expect(payload.message).toBe(MISSING_CODE)
  expect(raised).not.toHaveBeenCalled()
})

test('style sheets that could not be fetched count as missing code, and all of them are fetched again', () => {
  document.head.innerHTML = ['start', 'detail-1', 'parts-1', 'list-1']
    .map((name) => `<link rel="stylesheet" href="http://localhost/assets/${name}.css">`)
    .join('')
  const payload = failToLoad(new Error('Unable to preload CSS for /assets/detail-1.css'))
  expect(payload.message).toBe(MISSING_CODE)
  for (const name of ['detail-1', 'parts-1'])
    document.querySelector(`[href$="${name}.css"]`)?.dispatchEvent(new Event('error'))
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual([
    'http://localhost/assets/start.css',
    'http://localhost/assets/list-1.css',
    'http://localhost/assets/detail-1.css',
    'http://localhost/assets/parts-1.css',
  ])
})

test('[APP-03] the next attempt does not find what the browser has kept in place of missing code', () => {
  failToLoad(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/help-1.js'))
  document.head.innerHTML = [
    '<link rel="modulepreload" href="http://localhost/assets/shared-1.js">',
    '<link rel="stylesheet" href="http://localhost/assets/help-1.css">',
  ].join('')
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('error'))
  for (const name of ['help-1.js', 'shared-1.js', 'help-1.css'])
    expect(fetched).toHaveBeenCalledWith(`http://localhost/assets/${name}`, { cache: 'reload' })
})

test('code that was fetched and failed keeps its message and is raised', () => {
  const payload = failToLoad(new TypeError('undefined is not an object'))
  expect(payload.message).toBe('undefined is not an object')
  expect(raised.mock.calls).toEqual([[payload]])
})
