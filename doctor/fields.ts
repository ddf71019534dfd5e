import { isObject } from '#api/read.ts'
/**
 * Compares the records of an answer with the fields that the console reads. Uses the generated readers: a value that they
 * cannot read is lost on screen.
 */
import { timeOf } from '#lib/dates.ts'
import { isNeverEmpty, propertiesOf, replacementOf, type Property } from './contract.ts'
import type { Documented } from './documentation.ts'
import { readerOf } from './readers.ts'

/**
 * - `missing`: no row has it, although each should, or although it was requested and the server does not know it;
 * - `unseen`: no row has it, perhaps because it is empty everywhere;
 * - `unreadable`: the console cannot read the value; `converted`: it can, despite another type;
 * - `unlisted`: a value that the contract does not list; `bare`: a relation as an IRI, without the requested fields.
 */
export type FieldTrouble = 'missing' | 'unseen' | 'unreadable' | 'converted' | 'unlisted' | 'bare'

export interface FieldFact {
  entity: string
  field: string
  trouble: FieldTrouble
  /** `GET /orders → company` */
  where: string
}

/** Fields by name, with the requested fields of relations. */
type Selected = readonly (string | { readonly [relation: string]: Selected })[]

const entriesOf = (selection: Selected): [name: string, nested: Selected | undefined][] =>
  selection.flatMap((entry): [string, Selected | undefined][] =>
    typeof entry === 'string' ? [[entry, undefined]] : Object.entries(entry),
  )

type Json = Record<string, unknown>
interface Pair {
  raw: Json
  read: Json
}

interface Place {
  entity: string
  where: string
  selection: Selected
  documented: Documented
  /** `Company.name`: fields that some row has. */
  seen: Set<string>
}

/** Oddities in the records of one answer. */
export function judgeRecords(rows: readonly Json[], place: Place): FieldFact[] {
  const reader = readerOf(place.entity)
  const pairs = rows.flatMap((raw) => {
    const read = reader(raw)
    return isObject(read) ? [{ raw, read }] : []
  })
  return judge(pairs, place)
}

function judge(pairs: readonly Pair[], place: Place): FieldFact[] {
  if (pairs.length === 0) return []
  const properties = new Map(propertiesOf(place.entity).map((property) => [property.name, property]))
  return entriesOf(place.selection).flatMap(([name, nested]) => {
    const property = properties.get(name)
    if (property === undefined) return []
    if (pairs.every(({ raw }) => raw[name] === undefined)) return absence(pairs, property, place)
    place.seen.add(`${place.entity}.${name}`)
    const filled = pairs.filter(({ raw }) => raw[name] !== undefined && raw[name] !== null && !isBlank(raw[name]))
    return [...judgeValues(filled, property, place, nested), ...judgeInside(filled, property, place, nested)]
  })
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** Whether the server sends nulls. Such a server sends every known field in every row. */
const writesNulls = (pairs: readonly Pair[]) => pairs.some(({ raw }) => Object.values(raw).includes(null))

function absence(pairs: readonly Pair[], { name }: Property, { entity, where, documented }: Place): FieldFact[] {
  const replacement = replacementOf(entity, name)
  if (replacement !== undefined && pairs.some(({ raw }) => raw[replacement] !== undefined)) return []
  const isUnknown = documented.has(entity) && !documented.get(entity)?.has(name)
  const isMissing = isNeverEmpty(entity, name) || isUnknown || writesNulls(pairs)
  return [{ entity, field: name, trouble: isMissing ? 'missing' : 'unseen', where }]
}

function judgeValues(pairs: readonly Pair[], property: Property, place: Place, nested?: Selected): FieldFact[] {
  const { entity, where } = place
  const troubles = new Set(
    pairs.flatMap(({ raw, read }) => troubleOf(raw[property.name], read[property.name], property)),
  )
  // Some servers send only the IRI, whatever was requested. A single record may still be embedded.
  const wanted = nested !== undefined && entriesOf(nested).some(([name]) => name !== 'id')
  const members = pairs.flatMap(({ raw }) => raw[property.name])
  if (wanted && members.length > 0 && members.every((each) => typeof each === 'string')) troubles.add('bare')
  return [...troubles].map((trouble) => ({ entity, field: property.name, trouble, where }))
}

function troubleOf(raw: unknown, read: unknown, property: Property): FieldTrouble[] {
  if (read === undefined) return ['unreadable']
  if (property.isList) return membersLost(raw, read) ? ['unreadable'] : unlisted(raw, property)
  if (property.types.length === 0) return []
  if (property.isDate) return typeof raw === 'string' && timeOf(raw) !== undefined ? [] : ['unreadable']
  return property.types.some((type) => isOfType(raw, type)) ? unlisted(raw, property) : ['converted']
}

const isOfType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : typeof value === (type === 'number' ? 'number' : type)

function unlisted(raw: unknown, { values }: Property): FieldTrouble[] {
  const words = Array.isArray(raw) ? raw : [raw]
  return values === undefined || words.every((word) => values.includes(String(word))) ? [] : ['unlisted']
}

/** Whether the reader dropped members. It drops unreadable ones and duplicates. */
function membersLost(raw: unknown, read: unknown): boolean {
  const given: unknown[] = Array.isArray(raw) ? raw : Object.values(raw as Json)
  const identities = given.map((each, index) => (isObject(each) ? (each['@id'] ?? index) : index))
  return Array.isArray(read) && read.length < new Set(identities).size
}

/** The records within the field. */
function judgeInside(pairs: readonly Pair[], property: Property, place: Place, nested?: Selected): FieldFact[] {
  const { name, of, isRelation } = property
  if (of === undefined) return []
  // Without requested fields a screen only counts the records of a relation. An object always comes whole.
  const selection = nested ?? (isRelation ? [] : propertiesOf(of).map((each) => each.name))
  const inside = pairs.flatMap(({ raw, read }) => pairUp(raw[name], read[name]))
  return judge(inside, { ...place, entity: of, selection, where: `${place.where} → ${name}` })
}

function pairUp(raw: unknown, read: unknown): Pair[] {
  const raws: unknown[] = Array.isArray(raw) ? raw : [raw]
  const readings: unknown[] = Array.isArray(read) ? read : [read]
  if (raws.length !== readings.length) return []
  return raws.flatMap((each, index) => {
    const reading = readings[index]
    return isObject(each) && isObject(reading) ? [{ raw: each, read: reading }] : []
  })
}
