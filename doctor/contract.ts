/** Reads from `openapi/console.yaml` the read operations, the fields of each record, and the fields that are never empty. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { selections } from '#api/records/selections.ts'
import { refName, readContract, type Operation, type Schema } from '../openapi/model.ts'

const file = join(import.meta.dirname, '../openapi/console.yaml')
const { schemas, operations } = readContract(readFileSync(file, 'utf8'))

/** All read operations, except the one that sends an SMS. */
export const reads: readonly Operation[] = operations.filter((operation) => operation.reads.length > 0)

/** The fields that screens ask for, by call. The types of the generated reads ask for an entry for each path. */
export const selectionOf = ({ path }: Pick<Operation, 'path'>) => selections[path as keyof typeof selections]

export interface Property {
  name: string
  /** JSON types: string, integer, number, boolean; empty for a relation or an object. */
  types: readonly string[]
  isDate: boolean
  isList: boolean
  /** The values of an enumeration. */
  values?: readonly string[]
  /** The schema of a relation or an object. */
  of?: string
  isRelation: boolean
}

/** `BookingSlotReference` → its entity; an enumeration or a value object → itself. */
function resolve(
  schema: Schema,
): Pick<Property, 'types' | 'isDate' | 'isRelation'> & { of?: string; values?: string[] } {
  const reference = schema.$ref ?? schema.oneOf?.find((each) => each.$ref !== undefined)?.$ref
  if (reference !== undefined) {
    const name = refName(reference)
    const target = schemas[name] ?? {}
    const entity = target['x-relation'] ?? (target['x-iri'] === undefined ? undefined : name)
    if (entity !== undefined) return { types: [], isDate: false, isRelation: true, of: entity }
    if (target.properties !== undefined) return { types: [], isDate: false, isRelation: false, of: name }
    return resolve(target)
  }
  const types = [schema.type ?? []].flat()
  const { enum: values } = schema
  return { types, isDate: schema.format === 'date-time', isRelation: false, ...(values !== undefined && { values }) }
}

/** The fields of a record, without its identity. */
export function propertiesOf(entity: string): Property[] {
  const { properties = {} } = schemas[entity] ?? {}
  return Object.entries(properties)
    .filter(([name]) => name !== '@id' && name !== 'id')
    .map(([name, schema]) => ({ name, isList: schema.type === 'array', ...resolve(schema.items ?? schema) }))
}

/** The collection of a resource: `Company` → `companies`. */
export const collectionOf = (entity: string) => refName(schemas[entity]?.['x-iri'] ?? '')

/** Fields that the server adds to every record. No form has them, so the contract does not mark them as required. */
const filledByServer: Record<string, readonly string[]> = {
  BookingSlot: ['available', 'active'],
  Locker: ['slotsInfos'],
  Order: ['status', 'createdAt'],
  OrderHistoryEntry: ['status', 'createdAt'],
  Slot: ['available'],
  SlotsInfos: ['total', 'available'],
  User: ['enabled'],
}

/** The creation of a machine contains the creation of its zones and their slots. */
const createdBy: Record<string, string> = { TemperatureZone: 'LockerZoneCreate', Slot: 'LockerSlotCreate' }

/** Whether each record has the field: its form requires it, or the server generates it. */
export function isNeverEmpty(entity: string, field: string): boolean {
  const { required = [] } = schemas[createdBy[entity] ?? `${entity}Create`] ?? {}
  return required.includes(field) || (filledByServer[entity] ?? []).includes(field)
}

/** Fallback fields: the console reads the second one where the first is missing. */
const replacements: Record<string, string> = {
  'Locker.temperatureZones': 'zones',
  'Locker.zones': 'temperatureZones',
  'Order.company': 'bookingSlot',
  'Order.locker': 'bookingSlot',
  'OrderHistoryEntry.createdAt': 'updatedAt',
  'OrderHistoryEntry.updatedAt': 'createdAt',
}

export const replacementOf = (entity: string, field: string) => replacements[`${entity}.${field}`]
