import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { display } from './test-screens.tsx'

/** Shorter than the time after which an unpainted page continues. */
const aWhileMs = 150

test('a screen is loaded and rendered after the frame that shows the press', async () => {
  const { calls } = await display('ROLE_ADMIN', '/societes')
  const link = await screen.findByRole('link', { name: 'Machines' })
  await screen.findByRole('rowheader', { name: 'Vaiana' })
  vi.useFakeTimers()
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const isRead = () => calls.some(({ url }) => url.startsWith('/api/lockers'))

  fireEvent.click(link)
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(isRead()).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Sociétés')

  for (const frame of frames) frame(0)
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(isRead()).toBe(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Machines')
})
