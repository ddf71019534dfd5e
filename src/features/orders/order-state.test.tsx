import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { HoldDeadline } from './order-state.tsx'

const HOUR = 3_600_000

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-02T12:00:00Z') }))

test('the time left counts from now, not from when the row was mounted, and is updated', () => {
  const { container, rerender } = renderUi(<HoldDeadline deadline={undefined} />)
  expect(container.querySelector('time')).toBeNull()
  act(() => vi.advanceTimersByTime(3 * HOUR))
  rerender(<HoldDeadline deadline={Date.now() + HOUR} />)
  expect(container.querySelector('time')?.textContent).toBe('expire dans 1 h')
  act(() => vi.advanceTimersByTime(HOUR / 2))
  expect(container.querySelector('time')?.textContent).toBe('expire dans 30 min')
})

test('beside the status « expirée » the clock does not say that the parcel will expire', () => {
  const { container } = renderUi(<HoldDeadline deadline={Date.now() + HOUR} status="overtime" />)
  expect(container.querySelector('time')?.textContent).toBe('délai restant\u00A0: 1 h')
})
