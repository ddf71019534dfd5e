import { contract } from '../contract.ts'
import { isObject, type Json } from '../types.ts'
import { bool, date, float, int, text, type ScalarField } from './fields.ts'

const child = (value: Json | undefined, key: string): Json | undefined => (isObject(value) ? value[key] : undefined)

const kinds: Record<string, () => ScalarField> = { string: text, boolean: bool, integer: int, number: float }

function fieldFor(property: Json | undefined): ScalarField | undefined {
  const type = child(property, 'type')
  if (child(property, 'format') === 'date-time') return date()
  return typeof type === 'string' ? kinds[type]?.() : undefined
}

/** The texts, numbers, flags and dates of an entity, in the order of the contract; relations are declared by hand. */
export function scalarsOf(entity: string): Record<string, ScalarField> {
  const properties = child(child(child(child(contract, 'components'), 'schemas'), entity), 'properties')
  const named = Object.entries(isObject(properties) ? properties : {}).filter(([name]) => !/^@|^id$/.test(name))
  return Object.fromEntries(
    named.flatMap(([name, property]) => {
      const field = fieldFor(property)
      return field === undefined ? [] : [[name, field]]
    }),
  )
}
