import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from './storage-keys.ts'
import { hasItem, readJson, removeItem, writeJson } from './storage.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const entry = storageKeys.flash
beforeEach(() => removeItem(entry))

test('a value is read back as it was written', () => {
  expect(writeJson(entry, 'value')).toBe(true)
  expect(readJson(entry, asText)).toBe('value')
  expect(hasItem(entry)).toBe(true)
  removeItem(entry)
  expect(readJson(entry, asText)).toBeUndefined()
})

test('[AUTH-37] an unreadable value is removed', () => {
  const removed = vi.fn<(key: string) => void>()
  const store = vi.spyOn(window, 'localStorage', 'get')
  store.mockReturnValue({ getItem: () => '{{{', removeItem: removed } as unknown as Storage)
  expect(readJson(entry, asText)).toBeUndefined()
  expect(removed.mock.calls).toEqual([[entry.key]])
  store.mockRestore()
  writeJson(entry, { not: 'a text' })
  expect(readJson(entry, asText)).toBeUndefined()
  expect(hasItem(entry)).toBe(false)
  writeJson(entry, 'x')
  expect(readJson(entry, refuse)).toBeUndefined()
  expect(hasItem(entry)).toBe(false)
})

const refuse = () => {
  throw new DOMException('Refused.', 'SecurityError')
}
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

test.each([
  ['forbidden or full', () => forbidden],
  ['not even to be read from the window', refuse],
])('a storage that is %s behaves like an empty one', (_case, get) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(get)
  expect(writeJson(entry, 'x')).toBe(false)
  expect(readJson(entry, asText)).toBeUndefined()
  expect(hasItem(entry)).toBe(false)
  expect(() => removeItem(entry)).not.toThrow()
})
