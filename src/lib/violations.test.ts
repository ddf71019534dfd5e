import { expect, test } from 'vitest'
import { messagesByField, toFieldName, violationsOf } from './violations.ts'

test('[VAL-73] a nested path, with dots or brackets, becomes the name of a field', () => {
  expect(toFieldName('client.email')).toBe('client.email')
  expect(toFieldName('products[0].name')).toBe('products.0.name')
  expect(toFieldName('products[0][name]')).toBe('products.0.name')
  expect(toFieldName('zones[0].slots[1].height')).toBe('zones.0.slots.1.height')
  expect(toFieldName('contact_email')).toBe('contactEmail')
})

test('[VAL-73] names of segments are translated to those of the form', () => {
  const aliases = { temperatureZones: 'zones', myKey: 'key' }
  expect(toFieldName('temperatureZones[0].slots[1].height', aliases)).toBe('zones.0.slots.1.height')
  expect(toFieldName('temperatureZones[0].myKey', aliases)).toBe('zones.0.key')
})

test('all messages of a field and of the whole form are kept', () => {
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

test('a form can show a message under another field, and the same message only once', () => {
  const messages = messagesByField(
    [
      { propertyPath: 'externalOrderId', message: 'Déjà pris.' },
      { propertyPath: 'barcode', message: 'Déjà pris.' },
    ],
    {},
    (name) => (name === 'externalOrderId' ? 'barcode' : name),
  )
  expect([...messages]).toEqual([['barcode', 'Déjà pris.']])
})

test('an error without violations has none', () => {
  expect(violationsOf(new Error('x'))).toEqual([])
  expect(violationsOf(undefined)).toEqual([])
})
