import { beforeEach, expect, test, vi } from 'vitest'
import { signal } from './signal.ts'

const heard: number[] = []
const vibrate = vi.fn<(shakes: number[]) => boolean>()

class FakeAudio {
  state = 'running'
  currentTime = 0
  destination = {}
  createGain = () => ({ gain: { value: 1 }, connect: () => {} })
  createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      connect: <Node>(to: Node) => to,
      start: () => void heard.push(tone.frequency.value),
      stop: () => {},
    }
    return tone
  }
}

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('AudioContext', FakeAudio)
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
})

test('[INV-04] an expected and an unexpected code have different sounds and vibrations', () => {
  signal('expected', { sounds: true, vibration: true })
  const expected = [...heard]
  signal('unexpected', { sounds: true, vibration: true })
  expect(heard.slice(expected.length)).not.toEqual(expected)
  expect(vibrate.mock.calls[0]).not.toEqual(vibrate.mock.calls[1])
})

test.each([
  { sounds: true, vibration: false, tones: 1, shakes: 0 },
  { sounds: false, vibration: true, tones: 0, shakes: 1 },
  { sounds: false, vibration: false, tones: 0, shakes: 0 },
])('[SCAN-04] sounds $sounds and vibration $vibration are obeyed', ({ tones, shakes, ...allowed }) => {
  signal('read', allowed)
  expect(heard).toHaveLength(tones)
  expect(vibrate).toHaveBeenCalledTimes(shakes)
})

test('[SCAN-04] a device without either stays silent', () => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: undefined })
  vi.stubGlobal('AudioContext', undefined)
  expect(() => signal('read', { sounds: true, vibration: true })).not.toThrow()
})
