import { afterEach, expect, test, vi } from 'vitest'
import { isNewVersionThere, isOtherBuild, watchVersion } from './new-version.ts'

const page = (script: string) => `<div id="root"></div><script type="module" src="${script}"></script>`

afterEach(() => document.head.replaceChildren())

test('another script in index.html is another build; a page that is not ours says nothing', () => {
  expect(isOtherBuild(page('/assets/index-a.js'), ['/assets/index-a.js'])).toBe(false)
  expect(isOtherBuild(page('/assets/index-b.js'), ['/assets/index-a.js'])).toBe(true)
  expect(isOtherBuild('<h1>502 Bad Gateway</h1>', ['/assets/index-a.js'])).toBe(false)
})

test('is asked when code does not come, and told once it is known', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', '/assets/index-a.js')
  // Disconnected from the page's own loading: only its address counts.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([script] as never)
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 502 }),
    async () => new Response(page('/assets/index-a.js')),
    async () => new Response(page('/assets/index-b.js')),
  ]
  const told = vi.fn()
  const stop = watchVersion(told)
  for (const answer of answers) {
    expect(isNewVersionThere()).toBe(false)
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    window.dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  }
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(isNewVersionThere()).toBe(true)
  stop()
})
