import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { flash } from './flash.ts'
import { FlashViewport } from './FlashViewport.tsx'

const stored = () => JSON.parse(localStorage.getItem('eb_flash_session') ?? 'null')
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const say = (tell: () => void) => act(tell)
const toast = (text: string) => screen.queryByText(text)
const bar = () => screen.getByTestId('flash-progress')
const box = () => screen.getByRole('status').firstElementChild as HTMLElement

/** Loads a page anew: the modules have only the stored state. */
async function openPage() {
  cleanup()
  vi.resetModules()
  const page = {
    ...(await import('./flash.ts')),
    ...(await import('./FlashViewport.tsx')),
    ...(await import('#ui/render-ui.tsx')),
  }
  page.renderUi(<page.FlashViewport />)
  act(page.restore)
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => act(() => flash.clear()))

describe('the duration of a message', () => {
  beforeEach(() => void renderUi(<FlashViewport />))

  test('[FLASH-03] a message closes automatically after 3000 ms', () => {
    say(() => flash.success('Booking créé !'))
    wait(2999)
    expect(toast('Booking créé !')).not.toBeNull()
    wait(1)
    expect(toast('Booking créé !')).toBeNull()
  })

  test('[FLASH-05] the pointer pauses the countdown and its bar; afterwards the remaining time continues', () => {
    say(() => flash.success('Booking créé !'))
    wait(1000)
    fireEvent.mouseEnter(box())
    expect(bar().dataset['paused']).toBe('true')
    wait(5000)
    expect(toast('Booking créé !')).not.toBeNull()
    fireEvent.mouseLeave(box())
    expect(bar().dataset['paused']).toBeUndefined()
    wait(1999)
    expect(toast('Booking créé !')).not.toBeNull()
    wait(1)
    expect(toast('Booking créé !')).toBeNull()
  })

  test('the keyboard focus pauses the countdown', () => {
    say(() => flash.success('Booking créé !'))
    wait(2000)
    act(() => screen.getByRole('button', { name: 'Masquer le message' }).focus())
    wait(10_000)
    expect(toast('Booking créé !')).not.toBeNull()
    act(() => screen.getByRole('button').blur())
    wait(1000)
    expect(toast('Booking créé !')).toBeNull()
  })

  test('[FLASH-17] a new message replaces the open one and has the full duration', () => {
    say(() => flash.success('Booking créé !'))
    wait(2000)
    say(() => flash.success('Booking supprimé !'))
    expect(toast('Booking créé !')).toBeNull()
    wait(2999)
    expect(toast('Booking supprimé !')).not.toBeNull()
    wait(1)
    expect(toast('Booking supprimé !')).toBeNull()
  })

  test('[FLASH-16] the same text twice is two messages', () => {
    say(() => flash.formFailure())
    wait(2000)
    const first = bar()
    say(() => flash.formFailure())
    expect(bar()).not.toBe(first)
    wait(2999)
    expect(screen.getByRole('alert').textContent).toBe("Une erreur s'est produite ! Veuillez recommencer.")
    wait(1)
    expect(toast("Une erreur s'est produite ! Veuillez recommencer.")).toBeNull()
  })

  test('closing a message by hand returns the focus', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    say(() => flash.info('Création en cours'))
    const close = screen.getByRole('button', { name: 'Masquer le message' })
    act(() => close.focus())
    fireEvent.click(close)
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })
})

describe('the icon and the announcement of a message', () => {
  beforeEach(() => void renderUi(<FlashViewport />))

  test('a screen reader announces a message once: its only live region is in the page before it', () => {
    const live = () => document.querySelectorAll('[aria-live], [role=status], [role=alert]')
    expect(live()).toHaveLength(1)
    const [region] = live()
    for (const [tell, politeness] of [
      [() => flash.success('Booking créé !'), 'polite'],
      [() => flash.formFailure(), 'assertive'],
    ] as const) {
      say(tell)
      expect([...live()]).toEqual([region])
      expect(region?.getAttribute('aria-live')).toBe(politeness)
    }
  })

  test.each([
    ['FLASH-06', 'error', 'alert', 'danger'],
    ['FLASH-07', 'success', 'status', 'success'],
    ...['warning', 'info', '', 'toString'].map((status) => ['FLASH-08', status, 'status', 'info'] as const),
  ] as const)('[%s] the status %o is announced as %s, with the icon %s', (_id, status, role, icon) => {
    say(() => flash.show({ status, message: 'x' }))
    expect(screen.getByRole(role).querySelector(`[data-icon=${icon}]`)).not.toBeNull()
    expect(screen.queryAllByRole('alert')).toHaveLength(role === 'alert' ? 1 : 0)
  })

  test('[FLASH-14] an empty message shows nothing, with any status', () => {
    say(() => flash.show({ status: 'error', message: '' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('the stored message', () => {
  test('[FLASH-11] a new browser shows nothing', async () => {
    await openPage()
    expect(stored()).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test.each([
    ['fetchFailure', "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."],
    ['formFailure', "Une erreur s'est produite ! Veuillez recommencer."],
    ['validationFailure', 'Erreur de validation : veuillez vérifier les informations saisies.'],
  ] as const)(
    '[FLASH-10] [FLASH-12] the preset %s is an error, stored as its status and text alone',
    (preset, message) => {
      renderUi(<FlashViewport />)
      say(flash[preset])
      expect(stored()).toEqual({ status: 'error', message })
      expect(screen.getByRole('alert').textContent).toContain(message)
    },
  )

  test('[FLASH-09] [FLASH-15] a message set just before a reload shows on the next page, once, for its full duration', async () => {
    say(() => flash.success('Société créée !'))
    await openPage()
    expect(toast('Société créée !')).not.toBeNull()
    wait(2999)
    expect(stored().message).toBe('Société créée !')
    wait(1)
    expect(stored()).toEqual({ status: '', message: '' })
    await openPage()
    expect(toast('Société créée !')).toBeNull()
  })

  test.each(['{', '[]', '{"status":1,"message":"x"}', '"x"'])('the stored value %s is ignored', async (text) => {
    localStorage.setItem('eb_flash_session', text)
    await openPage()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a message of another tab is not shown in this one', () => {
    renderUi(<FlashViewport />)
    const newValue = JSON.stringify({ status: 'success', message: 'Ailleurs' })
    localStorage.setItem('eb_flash_session', newValue)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'eb_flash_session', newValue })))
    expect(toast('Ailleurs')).toBeNull()
  })
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
