import { expect, test, vi } from 'vitest'

const styles = ':root{--a: 1px} @media (max-width: 36em) {.m_1 > .m_2::before {content: "\\201C"}}'

test('style sheets are allowed, possible markup and all scripts are refused', async () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { unlessMarkup } = await import('./trusted-types.ts')
  // Without createScript and createScriptURL the browser refuses scripts.
  expect(createPolicy.mock.calls).toEqual([['default', { createHTML: unlessMarkup }]])
  expect(unlessMarkup(styles)).toBe(styles)
  for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', 'a <b>', '</style><script>', '&#60;svg>']) {
    expect(unlessMarkup(text)).toBeNull()
  }
})
