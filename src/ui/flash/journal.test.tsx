import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi, renderWithLinks } from '#ui/render-ui.tsx'
import { flash, useFlashJournal } from './flash.ts'
import { FlashViewport } from './FlashViewport.tsx'
import { Journal } from './Journal.tsx'

const say = (tell: () => void) => act(tell)

function readJournal() {
  const { result } = renderHook(useFlashJournal)
  return () => result.current
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => act(() => flash.clear()))

test('[JRN-01] the journal keeps the last 50 messages, including closed ones', () => {
  const journal = readJournal()
  for (let nth = 1; nth <= 51; nth += 1) say(() => flash.success(`message ${nth}`))
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(journal()).toHaveLength(50)
  expect([journal()[0]?.message, journal().at(-1)?.message]).toEqual(['message 51', 'message 2'])
})

test('[JRN-02] a failure shown by its screen appears only in the journal', () => {
  renderUi(<FlashViewport />)
  const journal = readJournal()
  say(() => flash.keepFailure({}))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(journal().map(({ message }) => message)).toEqual([''])
})

test.each([
  ['done, or refused for good', true, 0],
  ['to be tried again', false, 1],
])('[JRN-03] « Annuler » leaves its message at once, and comes back only if it is %s', async (_what, isOver, left) => {
  renderUi(<FlashViewport />)
  const journal = readJournal()
  const undo = vi.fn(() => Promise.resolve(isOver))
  say(() => flash.success('Société modifiée !', { undo }))
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(screen.queryByText('Société modifiée !')).toBeNull()
  expect(journal()[0]?.undo).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(undo).toHaveBeenCalledOnce()
  expect(journal().filter((each) => each.undo)).toHaveLength(left)
})

test('[JRN-03] « Annuler » in the journal stays locked while it runs, keeps the focus, and runs once', async () => {
  const gate = Promise.withResolvers<boolean>()
  const undo = vi.fn(() => gate.promise)
  say(() => flash.success('Société modifiée !', { undo }))
  await act(async () => void (await renderWithLinks(<Journal opened onClose={() => {}} />)))
  const button = screen.getByRole('button', { name: 'Annuler' })
  act(() => button.focus())
  await act(async () => fireEvent.click(button))
  expect(screen.getByRole('button', { name: 'Annuler' }).getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await act(async () => fireEvent.click(button))
  expect(undo).toHaveBeenCalledOnce()
  // After a failure it can be pressed again.
  await act(async () => gate.resolve(false))
  expect(screen.getByRole('button', { name: 'Annuler' }).getAttribute('aria-disabled')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('[JRN-03] two presses of « Annuler » at the same moment send one call', async () => {
  renderUi(<FlashViewport />)
  const undo = vi.fn(() => Promise.resolve(true))
  say(() => flash.success('Société modifiée !', { undo }))
  const button = screen.getByRole('button', { name: 'Annuler' })
  act(() => {
    button.click()
    button.click()
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(undo).toHaveBeenCalledOnce()
})

test('[JRN-03] « Annuler » in the journal moves the focus to its message', async () => {
  say(() => flash.success('Société modifiée !', { undo: () => Promise.resolve(true) }))
  await act(async () => void (await renderWithLinks(<Journal opened onClose={() => {}} />)))
  const undo = screen.getByRole('button', { name: 'Annuler' })
  act(() => undo.focus())
  await act(async () => fireEvent.click(undo))
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
})
