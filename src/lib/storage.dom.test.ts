import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasItem, readJson, removeItem, writeJson } from './storage.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
beforeEach(() => removeItem('key'))

test('gives back what was written', () => {
  writeJson('key', 'value')
  expect(readJson('key', asText)).toBe('value')
  expect(hasItem('key')).toBe(true)
  removeItem('key')
  expect(readJson('key', asText)).toBeUndefined()
})

test('the storage of the session is another one', () => {
  writeJson('key', 'value', 'session')
  expect(readJson('key', asText)).toBeUndefined()
  expect(readJson('key', asText, 'session')).toBe('value')
  removeItem('key', 'session')
})

test('[AUTH-37] what cannot be read is removed', () => {
  const removed = vi.fn<(key: string) => void>()
  const store = vi.spyOn(window, 'localStorage', 'get')
  store.mockReturnValue({ getItem: () => '{{{', removeItem: removed } as unknown as Storage)
  expect(readJson('key', asText)).toBeUndefined()
  expect(removed.mock.calls).toEqual([['key']])
  store.mockRestore()
  writeJson('key', { not: 'a text' })
  expect(readJson('key', asText)).toBeUndefined()
  expect(hasItem('key')).toBe(false)
  writeJson('key', 'x')
  const refuse = () => {
    throw new TypeError('not this')
  }
  expect(readJson('key', refuse)).toBeUndefined()
  expect(hasItem('key')).toBe(false)
})

describe('a storage that is forbidden or full', () => {
  test('behaves like an empty one', () => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(forbidden)
    expect(() => writeJson('key', 'x')).not.toThrow()
    expect(readJson('key', asText)).toBeUndefined()
    expect(hasItem('key')).toBe(false)
    expect(() => removeItem('key')).not.toThrow()
  })

  test('behaves so too when reading the property throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError')
    })
    expect(() => writeJson('key', 'x')).not.toThrow()
    expect(readJson('key', asText)).toBeUndefined()
    expect(hasItem('key')).toBe(false)
  })
})
