import { resolveLink, type Page } from '#api/hydra.ts'
/** Sends every read of the contract once, in the order in which their ids become known. */
import type { Query } from '#api/query-string.ts'
import { identified, isObject, number, text } from '#api/read.ts'
import type { Operation } from '../openapi/model.ts'
import { collectionOf, propertiesOf, reads, selectionOf } from './contract.ts'
import { judgeRecords } from './fields.ts'
import { judgeLink, judgeSecondPage, rawPage, type PageTrouble } from './judge-pages.ts'
import { readerOf } from './readers.ts'
import { isOk, type Outcome } from './wire.ts'

type Json = Record<string, unknown>
export type Get = (path: string | URL, query?: Query) => Promise<Outcome>

export interface Reading {
  operation: Operation
  /** `GET /companies/{id}` */
  call: string
  entity: string
  outcome: Outcome
  /** Result of a list. */
  page?: Page<Json>
  rows: Json[]
  /** Some rows have no `@id`, so the console leaves them out. */
  losesRows: boolean
  pageTroubles: PageTrouble[]
  /** Sort and filter parameters that the server ignores. */
  ignored: { filters: string[]; order: boolean }
}

/** Page size, as in a list of the console. */
export const ROWS = 10

/** Records of a list that are opened at most: until one of them has each field, because many fields are optional. */
const OPENED = 5

const pageOf = (q: Query['q'], more: Query = {}): Query => ({ page: 1, itemsPerPage: ROWS, ...more, q })

export const callOf = ({ method, path }: Operation) => `${method} ${path}`

/** Collection of the id in the path: `companies` of `/companies/{id}/members`. */
const ownerOf = ({ path }: Operation) => /^\/(\w+)\/\{/.exec(path)?.[1]

export interface Readings {
  done: Reading[]
  /** Reads without a record. */
  unasked: Operation[]
}

export async function readEverything(get: Get, base: URL): Promise<Readings> {
  const ids = new Map<string, readonly number[]>()
  const done: Reading[] = []
  let waiting = [...reads]
  const isReady = (operation: Operation) => {
    const owner = ownerOf(operation)
    return owner === undefined || ids.has(owner)
  }
  let round = waiting.filter(isReady)
  while (round.length > 0) {
    const ready = round
    // Sequential rounds, because each needs ids of the previous one. The calls of a round run in parallel.
    const finished = await Promise.all(ready.map((operation) => readOne(operation, ids, get, base)))
    for (const reading of finished) noteIds(ids, reading)
    done.push(...finished)
    waiting = waiting.filter((operation) => !ready.includes(operation))
    round = waiting.filter(isReady)
  }
  const inOrder = reads.flatMap((operation) => done.filter((reading) => reading.operation === operation))
  return { done: inOrder, unasked: waiting }
}

/** Keeps the first ids of each collection. The console opens records by the id that its readers return. */
function noteIds(ids: Map<string, readonly number[]>, { entity, rows }: Reading) {
  const collection = collectionOf(entity)
  const found = rows.flatMap((row) => {
    const record: unknown = readerOf(entity)(row)
    return (isObject(record) ? number(record['id']) : undefined) ?? []
  })
  const known = [...new Set([...(ids.get(collection) ?? []), ...found])].slice(0, OPENED)
  if (collection !== '' && known.length > 0) ids.set(collection, known)
}

type Ids = ReadonlyMap<string, readonly number[]>

async function readOne(operation: Operation, ids: Ids, get: Get, base: URL): Promise<Reading> {
  const entity = operation.answer ?? ''
  const [id, ...further] = ids.get(ownerOf(operation) ?? '') ?? []
  const pathOf = (of: number | undefined) => operation.path.slice(1).replace('{id}', String(of))
  const path = pathOf(id)
  const q = selectionOf(operation)
  const order: Query = operation.queryParameters.some(({ name }) => name === 'order[id]') ? { 'order[id]': 'desc' } : {}
  const outcome = await get(path, operation.isCollection ? pageOf(q, order) : { q })
  const reading: Reading = {
    operation,
    call: callOf(operation),
    entity,
    outcome,
    rows: [],
    losesRows: false,
    pageTroubles: [],
    ignored: { filters: [], order: false },
  }
  if (!isOk(outcome)) return reading
  if (!operation.isCollection)
    return openFurther({ ...reading, rows: [outcome.body].filter(isObject) }, further.map(pathOf), get)
  const page = rawPage(outcome.body, operation.memberAliases)
  if (page === undefined) return reading
  const read = identified(readerOf(entity) as never)
  return {
    ...reading,
    page,
    rows: page.items,
    losesRows: page.items.some((row) => read(row) === undefined),
    pageTroubles: await followOn(page, operation, get, base),
    ignored: {
      filters: await ignoredFilters(operation, path, page, get),
      order: 'order[id]' in order && !descends(page.items),
    },
  }
}

/** Opens the next records until no field of the first ones is empty everywhere. */
async function openFurther(reading: Reading, paths: readonly string[], get: Get): Promise<Reading> {
  const { operation, entity, call, rows } = reading
  const [path, ...further] = paths
  const selection = selectionOf(operation)
  const known = { entity, where: call, selection, documented: new Map(), seen: new Set<string>() }
  const isComplete = judgeRecords(rows, known).every(({ trouble }) => trouble !== 'missing' && trouble !== 'unseen')
  if (path === undefined || isComplete) return reading
  const outcome = await get(path, { q: selection })
  if (!isOk(outcome) || !isObject(outcome.body)) return { ...reading, outcome }
  return openFurther({ ...reading, rows: [...rows, outcome.body] }, further, get)
}

async function followOn(page: Page<Json>, { memberAliases }: Operation, get: Get, base: URL): Promise<PageTrouble[]> {
  const troubles = judgeLink(page, base)
  const link = page.next === undefined ? undefined : resolveLink(page.next, base)
  if (link === undefined) return troubles
  const outcome = await get(link)
  const second = isOk(outcome) ? rawPage(outcome.body, memberAliases) : undefined
  return [...troubles, ...judgeSecondPage(page, second, link, base)]
}

function descends(rows: readonly Json[]): boolean {
  const ids = rows.map((row) => number(row['id'])).filter((id) => id !== undefined)
  return ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? Infinity))
}

/** Tests each filter with a value of the first rows, because a server ignores unknown filters. */
async function ignoredFilters(operation: Operation, path: string, page: Page<Json>, get: Get): Promise<string[]> {
  const fields = new Set(propertiesOf(operation.answer ?? '').map(({ name }) => name))
  const names = operation.queryParameters.map(({ name }) => name).filter((name) => fields.has(name))
  const ignored = await Promise.all(
    names.map(async (name) => {
      const value = page.items.map((row) => row[name]).find((each) => typeof each === 'string' && each !== '')
      if (typeof value !== 'string') return []
      const outcome = await get(path, pageOf(['id', name], { [name]: value }))
      const rows = isOk(outcome) ? (rawPage(outcome.body, operation.memberAliases)?.items ?? []) : []
      const isFollowed = rows.length > 0 && rows.every((row) => (text(row[name]) ?? value).includes(value))
      return isFollowed ? [] : [name]
    }),
  )
  return ignored.flat()
}
