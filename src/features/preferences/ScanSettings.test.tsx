import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { ScannerTrial } from './ScanSettings.tsx'

beforeEach(() => void vi.useFakeTimers())

const field = () => screen.getByRole('textbox', { name: 'Essayer mon lecteur' })
let now = 1000

/** @returns whether each key kept its default action in a field */
function press(key: string, code: string, after: number) {
  now += after
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  return fireEvent(field(), event)
}

const scan = (text: string, gap: number) => {
  for (const key of text) press(key, `Key${key.toUpperCase()}`, gap)
}
const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent

test('[SCAN-01] a scan into the field shows its gap, keyboard and end key, and a click applies the gap', () => {
  const choose = vi.fn<(gap: number) => void>()
  renderUi(<ScannerTrial gap={35} onChoose={choose} />)
  scan('maquis', 40)
  expect(press('Enter', 'Enter', 40)).toBe(false)
  expect(['Code lu', 'Plus grand écart', 'Clavier de cet ordinateur', 'Touche de fin'].map(value)).toEqual([
    'maquis',
    '40\u{A0}ms',
    'QWERTY (US)',
    'Entrée',
  ])
  expect(choose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Choisir un écart de 50\u{A0}ms' }))
  expect(choose.mock.calls).toEqual([[50]])
})

test('[SCAN-01] a reader without an end key is measured after a pause, with the advice to add Enter', () => {
  renderUi(<ScannerTrial gap={35} onChoose={vi.fn()} />)
  scan('bcdefg', 10)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(600))
  expect(value('Touche de fin')).toBe('aucune')
  expect(screen.getByText(/Réglez le lecteur pour terminer par Entrée/)).toBeDefined()
  expect(screen.getByText(/^L'écart de 35 ms convient/)).toBeDefined()
})

test('[SCAN-01] typing by hand is not taken for a reader, and Tab moves the focus', () => {
  renderUi(<ScannerTrial gap={35} onChoose={vi.fn()} />)
  expect(press('Tab', 'Tab', 500)).toBe(true)
  scan('maquis', 120)
  press('Enter', 'Enter', 120)
  expect(screen.getByText(/^Trop lent pour être distingué/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
