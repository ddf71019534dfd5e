import { afterEach, expect, test, vi } from 'vitest'
import { isNewVersionThere, watchVersion } from './register.ts'

const page = (script: string) => `<div id="root"></div><script type="module" src="${script}"></script>`

afterEach(() => document.head.replaceChildren())

test('the console checks for a new build when code cannot be fetched, and announces it once', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', '/assets/index-a.js')
  // Not inserted into the page, because only the address of the script matters.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([script] as never)
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 502 }),
    async () => new Response('<h1>Bad Gateway</h1>'),
    async () => new Response(page('/assets/index-a.js')),
    async () => new Response(page('/assets/index-b.js')),
  ]
  const listener = vi.fn()
  const stop = watchVersion(listener)
  for (const answer of answers) {
    expect(isNewVersionThere()).toBe(false)
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    window.dispatchEvent(new Event('vite:preloadError'))
    await expect.poll(() => fetched).toHaveBeenCalledOnce()
  }
  await expect.poll(() => listener).toHaveBeenCalledOnce()
  expect(isNewVersionThere()).toBe(true)
  stop()
})
