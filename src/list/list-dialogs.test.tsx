import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isAsking, settleConfirm } from '#ui/dialog/confirm.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { ViewsDialog } from './list-dialogs.tsx'

afterEach(() => {
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
})

test.each([
  ['copies', { writeText: () => Promise.resolve() }, 'Lien copié.'],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }, 'La copie est impossible.'],
  ['has none without https', undefined, 'La copie est impossible.'],
])('[LIST-06] the link of a view where the clipboard %s', async (_what, clipboard, said) => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, ...(clipboard && { clipboard }) })
  await renderWithLinks(<ViewsDialog opened onClose={() => {}} list="orders" search={{ status: 'operin' }} />)
  fireEvent.change(screen.getByLabelText('Nom de la vue'), { target: { value: 'Déposées' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la vue' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Copier le lien/ }))
  expect(await screen.findByText(said)).toBeTruthy()
})

test('[LIST-06] a typed name is lost by Escape only after a question', async () => {
  const close = vi.fn()
  await renderWithLinks(<ViewsDialog opened onClose={close} list="orders" search={{ status: 'operin' }} />)
  fireEvent.change(screen.getByLabelText('Nom de la vue'), { target: { value: 'À rendre' } })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect([isAsking(), close.mock.calls]).toEqual([true, []])
  act(() => settleConfirm(false))
})
