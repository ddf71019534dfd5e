import { expect, test, vi } from 'vitest'

const styles = ':root{--a: 1px} @media (max-width: 36em) {.m_1 > .m_2::before {content: "\\201C"}}'

test('[APP-05] style sheets and the service worker are allowed, possible markup and all other scripts are refused', async () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { onlyWorker, unlessMarkup } = await import('./trusted-types.ts')
  // Without createScript the browser refuses the text of a script.
  expect(createPolicy.mock.calls).toEqual([['default', { createHTML: unlessMarkup, createScriptURL: onlyWorker }]])
  expect(unlessMarkup(styles)).toBe(styles)
  for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', 'a <b>', '</style><script>', '&#60;svg>']) {
    expect(unlessMarkup(text)).toBeNull()
  }
  expect(onlyWorker('/worker.js')).toBe('/worker.js')
  for (const address of ['/x.js', 'https://evil.example/worker.js', '/worker.js?x', 'data:text/javascript,'])
    expect(onlyWorker(address)).toBeNull()
})
