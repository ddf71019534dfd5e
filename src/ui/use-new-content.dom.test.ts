import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewContent } from './focus.ts'

const scrollTo = vi.fn<typeof window.scrollTo>()

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  document.body.innerHTML = '<main><button>Terminer</button><h1 tabindex="-1">Compte rendu</h1></main>'
  document.querySelector('button')?.focus()
})
afterEach(cleanup)

test('[INV-06] what takes the place of the content has the focus on its title, at the top of the page', () => {
  const { rerender } = renderHook(({ step }) => useNewContent(step), { initialProps: { step: 'count' } })
  rerender({ step: 'count' })
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(scrollTo).not.toHaveBeenCalled()
  rerender({ step: 'report' })
  expect(document.activeElement?.tagName).toBe('H1')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
})
