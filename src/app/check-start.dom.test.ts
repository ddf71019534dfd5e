import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeWorker } from './offline/register.ts'

vi.mock(import('./offline/register.ts'), () => ({ removeWorker: vi.fn(async () => {}) }))

const reload = vi.fn()
const page = '<script src="/assets/first-b.js"></script><link rel="stylesheet" href="/assets/first-b.css">'
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

/** Runs the script, as at the end of a page. */
async function start({ started = false, styled = true } = {}) {
  const { dataset, style } = document.documentElement
  if (started) dataset['started'] = ''
  style.setProperty('--c-page', styled ? 'white' : '')
  vi.resetModules()
  await import('./check-start.ts')
}

const message = () => screen.queryByRole('alert')?.textContent

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(removeWorker).mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset())
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => new Response(page)),
  )
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['started']
})

test.each([{ started: false }, { started: true, styled: false }])(
  '[APP-03] a start without all files (%o) removes the worker, fetches the files again and reloads, once',
  async (missing) => {
    await start(missing)
    await expect.poll(() => reload).toHaveBeenCalledOnce()
    expect(removeWorker).toHaveBeenCalledOnce()
    expect(fetched.mock.calls).toEqual([
      ['/index.html', { cache: 'no-store' }],
      ['/assets/first-b.js', { cache: 'reload' }],
      ['/assets/first-b.css', { cache: 'reload' }],
    ])
    expect(message()).toBeUndefined()

    await start(missing)
    await expect.poll(() => message()).toContain("Une partie de la console n'a pas pu être chargée")
    expect(reload).toHaveBeenCalledOnce()

    // « Réessayer » reloads, and that start is a first one again.
    await start(missing)
    await expect.poll(() => reload).toHaveBeenCalledTimes(2)
  },
)

test('[APP-03] a start with all files does nothing, also after one without', async () => {
  await start()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  await start({ started: true })
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(sessionStorage).toHaveLength(0)
  expect(message()).toBeUndefined()
})

test.each([
  ['the server cannot be reached', () => fetched.mockRejectedValue(new TypeError('Failed to fetch')), 0],
  ['the server has no page', () => fetched.mockResolvedValue(new Response('', { status: 502 })), 0],
  ['the browser keeps no values', () => vi.stubGlobal('sessionStorage', undefined), 1],
])('[APP-03] there is a message, and no reload, when %s', async (_case, prepare, removals) => {
  prepare()
  await start()
  await expect.poll(() => message()).toContain('Vérifiez votre connexion')
  expect(reload).not.toHaveBeenCalled()
  expect(removeWorker).toHaveBeenCalledTimes(removals)
})
