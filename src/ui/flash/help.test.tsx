import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { flash } from './flash.ts'
import { FlashViewport } from './FlashViewport.tsx'

const stored = () => JSON.parse(localStorage.getItem('eb_flash_session') ?? 'null')
const toast = (text: string) => screen.queryByText(text)
const say = (tell: () => void) => act(tell)
const later = (tell: () => Promise<unknown>) => act(async () => void (await tell()))

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

  test('[ERR-02] stands in an element of its own, and leaves the specified sentence as it is', async () => {
    say(() => flash.formFailure())
    await later(() => flash.help(Promise.resolve({ text: "Cette société n'existe plus." })))
    expect(screen.getAllByText(/recommencer|existe plus/).map((each) => each.textContent)).toEqual([
      "Une erreur s'est produite ! Veuillez recommencer.",
      "Cette société n'existe plus.",
    ])
    expect(stored()).toEqual({ status: 'error', message: "Une erreur s'est produite ! Veuillez recommencer." })
    expect(screen.getByRole('alert').getAttribute('aria-atomic')).toBe('false')
  })

  test('is dropped when another message has come meanwhile, and when there is none', async () => {
    say(() => flash.formFailure())
    const line = Promise.withResolvers<{ text: string }>()
    const helped = flash.help(line.promise)
    say(() => flash.success('Booking créé !'))
    await later(async () => {
      line.resolve({ text: 'Trop tard.' })
      await helped
      await flash.help(Promise.resolve({ text: undefined }))
    })
    expect(toast('Trop tard.')).toBeNull()
    expect(toast('Booking créé !')).not.toBeNull()
  })

  test('may offer one act, once', async () => {
    const run = vi.fn()
    say(() => flash.error('Refusé'))
    await later(() =>
      flash.help(Promise.resolve({ text: 'Le booking reste désactivé.', act: { label: 'Réactiver', run } })),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Réactiver' }))
    expect(toast('Refusé')).toBeNull()
    expect(run).toHaveBeenCalledTimes(1)
  })
})
