import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { flash } from './flash.ts'
import { FlashViewport } from './FlashViewport.tsx'

const stored = () => JSON.parse(localStorage.getItem('eb_flash_session') ?? 'null')
const toast = (text: string) => screen.queryByText(text)
const say = (tell: () => void) => act(tell)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  act(() => flash.clear())
  cleanup()
  vi.useRealTimers()
})

describe('a line below the message', () => {
  beforeEach(() => void renderUi(<FlashViewport />))

  test('[ERR-02] is in a separate element, and leaves the specified sentence unchanged', async () => {
    say(() => flash.formFailure())
    say(() => flash.add(flash.newest(), { help: [{ text: "Cette société n'existe plus." }] }))
    expect(screen.getAllByText(/recommencer|existe plus/).map((each) => each.textContent)).toEqual([
      "Une erreur s'est produite ! Veuillez recommencer.",
      "Cette société n'existe plus.",
    ])
    expect(stored()).toEqual({ status: 'error', message: "Une erreur s'est produite ! Veuillez recommencer." })
    expect(screen.getByRole('alert').getAttribute('aria-atomic')).toBe('false')
  })

  test('belongs to its message, and is hidden when a newer message is shown', async () => {
    say(() => flash.formFailure())
    const told = flash.newest()
    say(() => flash.success('Booking créé !'))
    say(() => flash.add(told, { help: [{ text: 'Trop tard.' }] }))
    expect(toast('Trop tard.')).toBeNull()
    expect(toast('Booking créé !')).not.toBeNull()
  })

  test('may offer one action, once', async () => {
    const run = vi.fn()
    say(() => flash.error('Refusé'))
    say(() =>
      flash.add(flash.newest(), { help: [{ text: 'Le booking reste désactivé.', act: { label: 'Réactiver', run } }] }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Réactiver' }))
    expect(toast('Refusé')).toBeNull()
    expect(run).toHaveBeenCalledTimes(1)
  })
})
