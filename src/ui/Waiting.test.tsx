import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Waiting } from './page-states.tsx'
import { renderUi } from './render-ui.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  [400, ''],
  [600, 'Chargement...'],
  [2_900, 'Chargement...'],
  [3_100, 'Chargement... Le serveur met du temps à répondre'],
])('[LIVE-04] after %i ms a first reading says « %s »', (ms, words) => {
  renderUi(<Waiting />)
  act(() => void vi.advanceTimersByTime(ms))
  expect(screen.getByRole('status').textContent).toBe(words)
})
