import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'

const { key } = storageKeys.preferences

async function openTab() {
  vi.resetModules()
  return import('./preferences.ts')
}

function changedElsewhere(text: string | null) {
  if (text === null) localStorage.clear()
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : key, newValue: text }))
}

beforeEach(() => localStorage.clear())

test('[OPS-05] an unchanged switch has its default, and nothing is stored', async () => {
  const { preference } = await openTab()
  const on = (['shortcuts', 'autoRefresh', 'sounds', 'vibration'] as const).map(preference)
  const off = (['alertExpired', 'alertMachines', 'alertZones'] as const).map(preference)
  expect({ on, off }).toEqual({ on: [true, true, true, true], off: [false, false, false] })
  expect(localStorage).toHaveLength(0)
})

test.each(['alertExpired', 'alertMachines', 'alertZones'] as const)(
  '[ALRT-01] the console alerts as soon as %s is on',
  async (name) => {
    const { setPreference, useHasAlerts } = await openTab()
    const { result } = renderHook(useHasAlerts)
    expect(result.current).toBe(false)
    act(() => setPreference(name, true))
    expect(result.current).toBe(true)
  },
)

test('[OPS-05] a choice survives a reload, until everything is reset', async () => {
  const before = await openTab()
  before.setPreference('shortcuts', false)
  before.setPreference('sounds', false)
  expect(before.signalPreferences()).toEqual({ sounds: false, vibration: true })
  const after = await openTab()
  expect([after.preference('shortcuts'), after.preference('autoRefresh')]).toEqual([false, true])
  after.resetPreferences()
  expect(after.preference('shortcuts')).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['{{{', true],
  ['null', true],
  ['[]', true],
  ['{"shortcuts":"false"}', true],
  ['{"shortcuts":false}', false],
  ['{"shortcuts":false,"autoRefresh":"x","other":[1]}', false],
])('stored as %s, the shortcuts are read as %s', async (text, expected) => {
  localStorage.setItem(key, text)
  const { preference } = await openTab()
  expect([preference('shortcuts'), preference('autoRefresh')]).toEqual([expected, true])
})

test.each([
  ['{"scanGap":75}', 75],
  ['{"scanGap":"75"}', 35],
  ['{"scanGap":4000}', 35],
])('[SCAN-01] stored as %s, two keys of a scan are closer than %i ms', async (text, expected) => {
  localStorage.setItem(key, text)
  const { preference } = await openTab()
  expect(preference('scanGap')).toBe(expected)
})

test('a change removes stored names that are not switches', async () => {
  localStorage.setItem(key, '{"shortcuts":false,"former":true}')
  const { setPreference } = await openTab()
  setPreference('autoRefresh', false)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ shortcuts: false, autoRefresh: false })
})

test('a component follows changes of this tab and other tabs', async () => {
  const { usePreference, setPreference } = await openTab()
  const Shown = () => <p>{usePreference('shortcuts')[0] ? 'on' : 'off'}</p>
  render(<Shown />)
  expect(screen.getByText('on')).toBeDefined()
  act(() => setPreference('shortcuts', false))
  expect(screen.getByText('off')).toBeDefined()
  act(() => changedElsewhere('{"shortcuts":true}'))
  expect(screen.getByText('on')).toBeDefined()
  act(() => changedElsewhere('{"shortcuts":false}'))
  expect(screen.getByText('off')).toBeDefined()
  act(() => changedElsewhere(null))
  expect(screen.getByText('on')).toBeDefined()
})

test('a tab without a subscribed component also gets the changes of other tabs', async () => {
  const { preference } = await openTab()
  expect(preference('autoRefresh')).toBe(true)
  changedElsewhere('{"autoRefresh":false}')
  expect(preference('autoRefresh')).toBe(false)
})

test.each(['SecurityError', 'QuotaExceededError'])(
  'where the storage fails with a %s, a choice counts for this tab',
  async (name) => {
    const refuse = () => {
      throw new DOMException('Refused.', name)
    }
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(refusing)
    const { preference, setPreference, resetPreferences } = await openTab()
    expect(preference('shortcuts')).toBe(true)
    setPreference('shortcuts', false)
    expect([preference('shortcuts'), preference('autoRefresh')]).toEqual([false, true])
    resetPreferences()
    expect(preference('shortcuts')).toBe(true)
  },
)

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
])('stored as %s, the menu is reduced: %s', async (text, expected) => {
  localStorage.setItem(storageKeys.menuCollapsed.key, text)
  const { useMenuCollapsed } = await openTab()
  expect(renderHook(useMenuCollapsed).result.current).toBe(expected)
})
