import { beforeEach, expect, test, vi } from 'vitest'
import { stayAwake } from './device.ts'

const released = vi.fn<() => Promise<void>>()
const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>()

beforeEach(() => {
  released.mockResolvedValue()
  request.mockResolvedValue({ release: released })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('[SCAN-05] [INV-04] the screen stays on until the end, and the lock is requested again when the tab is visible again', async () => {
  const sleep = stayAwake()
  await expect.poll(() => request).toHaveBeenCalledTimes(1)
  comeBack()
  await expect.poll(() => request).toHaveBeenCalledTimes(2)
  sleep()
  expect(released).toHaveBeenCalledTimes(1)
  comeBack()
  expect(request).toHaveBeenCalledTimes(2)
})

test('[SCAN-05] a lock granted after the end is released', async () => {
  stayAwake()()
  await expect.poll(() => released).toHaveBeenCalledTimes(1)
})

test('[SCAN-05] a refusal is silent, and a browser without locks too', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
  expect(stayAwake()).not.toThrow()
  await Promise.resolve()
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined })
  expect(stayAwake()).not.toThrow()
})
