import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { Bell } from './Bell.tsx'
import { flash } from './flash.ts'

/** True when the code of the journal cannot be fetched. */
let isMissing = true
vi.mock(import('./Journal.tsx'), async (original) => {
  if (isMissing) throw new Error('Failed to fetch dynamically imported module')
  return original()
})

afterEach(() => act(() => flash.clear()))

test('[JRN-01] messages count as read when the journal shows them, not when its code could not be fetched', async () => {
  await act(async () => void (await renderWithLinks(<Bell />)))
  act(() => flash.success('Société modifiée !'))
  const bell = () => screen.getByRole('button', { name: /^Messages/ })
  fireEvent.click(bell())
  // The message about the missing code is unread as well.
  await expect.poll(() => bell().getAttribute('aria-label')).toBe('Messages (2 non lus)')

  isMissing = false
  fireEvent.click(bell())
  await screen.findByRole('dialog', { name: 'Messages' }, { timeout: 5000 })
  expect(document.querySelector('[aria-haspopup=dialog]')?.getAttribute('aria-label')).toBe('Messages')
})
