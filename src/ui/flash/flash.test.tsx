import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { presets } from '#ui/copy.ts'
import { renderUi } from '#ui/render-ui.tsx'
import { close, flash, lastSuccess } from './flash.ts'
import { FlashViewport } from './FlashViewport.tsx'

const stored = () => JSON.parse(localStorage.getItem('eb_flash_session') ?? 'null')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (tell: () => void) => act(tell)
const toast = (text: string) => screen.queryByText(text)
const bar = () => screen.getByTestId('flash-progress')
const box = () => screen.getByRole('status').firstElementChild as HTMLElement

/** The message is on screen until then, and no longer. */
function expectToClose(text: string, ms: number) {
  wait(ms - 1)
  expect(toast(text)).not.toBeNull()
  wait(1)
  expect(toast(text)).toBeNull()
}

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

  test('[FLASH-03] [CST-05] a message closes automatically after 3000 ms', () => {
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
    expectToClose('Booking créé !', 2000)
  })

  test('the keyboard focus pauses the countdown', () => {
    say(() => flash.success('Booking créé !'))
    wait(2000)
    act(() => screen.getByRole('button', { name: 'Masquer le message' }).focus())
    wait(10_000)
    expect(toast('Booking créé !')).not.toBeNull()
    act(() => screen.getByRole('button').blur())
    expectToClose('Booking créé !', 1000)
  })

  test('[FLASH-17] a new message replaces the open one and has the full duration', () => {
    say(() => flash.success('Booking créé !'))
    wait(2000)
    say(() => flash.success('Booking supprimé !'))
    expect(toast('Booking créé !')).toBeNull()
    expectToClose('Booking supprimé !', 3000)
  })

  test('[FLASH-16] the same text twice is two messages', () => {
    say(() => flash.error('Refusé'))
    wait(2000)
    const first = bar()
    say(() => flash.error('Refusé'))
    expect(bar()).not.toBe(first)
    expectToClose('Refusé', 3000)
  })

  test.each([
    ['a click', (button: HTMLElement) => fireEvent.click(button)],
    ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ])('closing a message by %s returns the focus', (_how, press) => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    say(() => flash.info('Création en cours'))
    const button = screen.getByRole('button', { name: 'Masquer le message' })
    act(() => button.focus())
    press(button)
    expect(toast('Création en cours')).toBeNull()
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
      [() => flash.error(presets.formFailure), 'assertive'],
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
  ] as const)('[FLASH-13] [%s] the status %o is announced as %s, with the icon %s', (_id, status, role, icon) => {
    say(() => flash.show(status, 'x'))
    expect(screen.getByRole(role).querySelector(`[data-icon=${icon}]`)).not.toBeNull()
    expect(screen.queryAllByRole('alert')).toHaveLength(role === 'alert' ? 1 : 0)
  })

  test('[FLASH-14] an empty message shows nothing, with any status', () => {
    say(() => flash.error(''))
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

  test('[FLASH-10] [FLASH-12] the preset of a failed read is an error, stored as its status and text alone', () => {
    renderUi(<FlashViewport />)
    say(() => flash.fetchFailure())
    expect(stored()).toEqual({ status: 'error', message: presets.fetchFailure })
    expect(screen.getByRole('alert').textContent).toContain(presets.fetchFailure)
  })

  test('[FLASH-09] [FLASH-15] a message set just before a reload shows on the next page, once, for its full duration', async () => {
    say(() => flash.success('Société créée !'))
    await openPage()
    expectToClose('Société créée !', 3000)
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
    say(() => flash.error(presets.formFailure, { help: [{ text: "Cette société n'existe plus." }] }))
    expect(screen.getAllByText(/recommencer|existe plus/).map((each) => each.textContent)).toEqual([
      "Une erreur s'est produite ! Veuillez recommencer.",
      "Cette société n'existe plus.",
    ])
    expect(stored()).toEqual({ status: 'error', message: presets.formFailure })
    expect(screen.getByRole('alert').getAttribute('aria-atomic')).toBe('false')
  })

  test('may offer one action, once', async () => {
    const run = vi.fn()
    const help = [{ text: 'Le booking reste désactivé.', act: { label: 'Réactiver', run } }]
    say(() => flash.error('Refusé', { help }))
    fireEvent.click(screen.getByRole('button', { name: 'Réactiver' }))
    expect(toast('Refusé')).toBeNull()
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('a success before a failed read', () => {
  beforeEach(() => flash.success('Société créée !'))

  test('[ERR-01] [ERR-25] a failed read after a success is shown together with the success', () => {
    flash.fetchFailure(lastSuccess())
    expect(stored().message).toBe(`Société créée ! ${presets.fetchFailure}`)
    // Three failed parts of a screen give one message, which still contains the success.
    flash.fetchFailure(lastSuccess())
    expect(stored().message).toBe(`Société créée ! ${presets.fetchFailure}`)
    expect(lastSuccess()).toBe('Société créée !')
  })

  test('[FLASH-09] a success that is no longer shown is not shown again with a failed read', () => {
    close()
    flash.fetchFailure(lastSuccess())
    expect(stored().message).toBe(presets.fetchFailure)
    expect(lastSuccess()).toBe('')
  })

  test('[FLASH-17] any other message replaces a success', () => {
    for (const showOther of [
      flash.fetchFailure,
      () => flash.error('Refusé'),
      () => flash.info('Rien à enregistrer.'),
    ]) {
      flash.success('Société créée !')
      showOther()
      flash.fetchFailure(lastSuccess())
      expect(stored().message).toBe(presets.fetchFailure)
    }
  })
})
