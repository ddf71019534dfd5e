import { expect, test } from 'vitest'
import { messagesByField, toFieldName } from './violations.ts'

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
