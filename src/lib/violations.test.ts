import { expect, test } from 'vitest'
import { messagesByField, toFieldName, violationsOf } from './violations.ts'

test('[VAL-73] nested paths, in dots or brackets, become field names', () => {
  expect(toFieldName('client.email')).toBe('client.email')
  expect(toFieldName('products[0].name')).toBe('products.0.name')
  expect(toFieldName('products[0][name]')).toBe('products.0.name')
  expect(toFieldName('zones[0].slots[1].height')).toBe('zones.0.slots.1.height')
  expect(toFieldName('contact_email')).toBe('contactEmail')
})

test("[VAL-73] the server's own names become the form's", () => {
  const aliases = { temperatureZones: 'zones', myKey: 'key' }
  expect(toFieldName('temperatureZones[0].slots[1].height', aliases)).toBe('zones.0.slots.1.height')
  expect(toFieldName('temperatureZones[0].myKey', aliases)).toBe('zones.0.key')
})

test('several messages on one path are all kept, and those of the whole form too', () => {
  const messages = messagesByField([
    { propertyPath: 'email', message: 'un' },
    { propertyPath: 'email', message: 'deux' },
    { propertyPath: '', message: 'trois' },
  ])
  expect([...messages]).toEqual([
    ['email', 'un\ndeux'],
    ['', 'trois'],
  ])
})

test('any other error brings none', () => {
  expect(violationsOf(new Error('x'))).toEqual([])
  expect(violationsOf(undefined)).toEqual([])
})
