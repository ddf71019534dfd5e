import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { CameraReader } from './CameraReader.tsx'

/** Messages about the camera and its codes. The sweep tests real pictures (camera-cases.spec.ts). */

const codes = vi.fn<() => Promise<{ rawValue: string }[]>>()
const onText = vi.fn<(text: string) => void>()
let track: FakeTrack

class FakeTrack extends EventTarget {
  readyState = 'live'
  stop = () => void (this.readyState = 'ended')
  getCapabilities = () => ({})
}

class BarcodeDetector {
  static getSupportedFormats = () => Promise.resolve(['code_128', 'code_39', 'ean_13', 'ean_8', 'qr_code'])
  detect = codes
}

const use = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  // happy-dom lacks it.
  Object.assign(HTMLMediaElement, { HAVE_CURRENT_DATA: 2 })
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  track = new FakeTrack()
  use(() => Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] }))
  codes.mockReset().mockResolvedValue([])
  onText.mockReset()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const words = () => screen.getByRole('status').textContent

async function open() {
  renderUi(<CameraReader onText={onText} signals={{ sounds: false, vibration: false }} />)
  await pass(0.05)
}

async function read(...texts: string[]) {
  codes.mockResolvedValue(texts.map((rawValue) => ({ rawValue })))
  await pass(0.3)
}

function type(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Code-barres' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }))
}

test('[SCAN-05] after a minute without a code a hint is shown until the next code, and reading continues', async () => {
  await open()
  expect(words()).toBe('Placez le code dans le cadre.')
  await pass(60)
  expect(words()).toBe("Aucun code lu. Approchez ou éloignez l'appareil, ou tapez le code.")
  expect(track.readyState).toBe('live')
  await read('RAR-41')
  expect(onText.mock.calls).toEqual([['RAR-41']])
  expect(words()).toBe('Placez le code dans le cadre.')
})

test('[SCAN-05] a camera removed while reading shows a message, is turned off, and can be restarted', async () => {
  await open()
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(words()).toBe("La caméra s'est arrêtée.")
  expect(track.readyState).toBe('ended')
  // The last picture is not read.
  await read('RAR-41')
  expect(onText).not.toHaveBeenCalled()

  track = new FakeTrack()
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await pass(0.3)
  expect(onText.mock.calls).toEqual([['RAR-41']])
})

test('[SCAN-05] a camera removed while starting is not shown as reading', async () => {
  const known = Promise.withResolvers<string[]>()
  vi.spyOn(BarcodeDetector, 'getSupportedFormats').mockReturnValue(known.promise)
  await open()
  act(() => void track.dispatchEvent(new Event('ended')))
  known.resolve(['code_128', 'code_39', 'ean_13', 'ean_8', 'qr_code'])
  await pass(1)
  expect(words()).toBe("La caméra s'est arrêtée.")
})

test.each([
  ['NotAllowedError', "L'accès à la caméra est refusé. Autorisez-la pour ce site dans les réglages du navigateur."],
  ['NotFoundError', "Cet appareil n'a pas de caméra."],
  ['OverconstrainedError', "Cet appareil n'a pas de caméra."],
  ['NotReadableError', 'La caméra est occupée par une autre application.'],
  ['a page without https', 'La caméra demande https.'],
])('[SCAN-05] %s is said, and a typed code is taken', async (name, sentence) => {
  Object.defineProperty(window, 'isSecureContext', { value: name !== 'a page without https' })
  use(() => Promise.reject(new DOMException('No.', name)))
  await open()
  expect(words()).toBe(sentence)
  type('RAR-41')
  expect(onText.mock.calls).toEqual([['RAR-41']])
})

test('[SCAN-04] an empty code is not handed over, and the reader says why until it reads another', async () => {
  await open()
  await read('\n\u0000 ')
  expect(words()).toBe('Ce code est vide.')
  expect(onText).not.toHaveBeenCalled()
  await read(' RAR-41\n')
  expect(onText.mock.calls).toEqual([['RAR-41']])
  expect(words()).toBe('Placez le code dans le cadre.')
})

test('[SCAN-05] leaving the screen turns the camera off', async () => {
  await open()
  cleanup()
  expect(track.readyState).toBe('ended')
})
