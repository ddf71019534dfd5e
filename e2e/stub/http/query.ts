import type { Filter } from '../data/fields.ts'
import type { Resource, Scope } from '../data/resource.ts'
import type { Param, Row, Store } from '../data/store.ts'
import { isArray, phpInt, valuesOf, type PhpArray } from './php-query.ts'
import { badRequest } from './problem.ts'

/** The framework's default of `pagination_items_per_page`. */
const defaultPageSize = 30

export type Paging = { page: number; size: number }

const numberOf = (query: PhpArray, name: string, absent: number): number => {
  const value = query.get(name)
  return value === undefined ? absent : isArray(value) ? 0 : phpInt(value)
}

/** Checks of API Platform's Pagination.php, in the same order and with the same texts (captures 26 to 29). */
export function pagingOf(query: PhpArray, clamp: number): Paging {
  const page = numberOf(query, 'page', 1)
  const requested = numberOf(query, 'itemsPerPage', defaultPageSize)
  if (requested < 0) throw badRequest('Limit should not be less than 0')
  if (page < 1) throw badRequest('Page should not be less than 1')
  if (requested === 0 && page > 1) throw badRequest('Page should not be greater than 1 if limit is equal to 0')
  const size = clamp > 0 ? Math.min(requested, clamp) : requested
  if (page * size > Number.MAX_SAFE_INTEGER) throw badRequest('Page parameter is too large.')
  return { page, size }
}

type Clause = { sql: string; params: Param[] }

const booleans = new Map([
  ['true', 1],
  ['1', 1],
  ['false', 0],
  ['0', 0],
])

const like = (value: string): string => `%${value.replace(/[\\%_]/g, '\\$&')}%`

/** Id of a related record in a filter, from an IRI or a number (captures 143 and 144). */
const idIn = (value: string): number => phpInt(value.split('/').at(-1) ?? '')

const operators = { exact: '= ?', relation: '= ?', boolean: '= ?', partial: `LIKE ? ESCAPE '\\'` } as const

/** Value to compare with; undefined for an invalid one (`active=maybe`). */
const converters: Record<Filter['match'], (value: string) => Param | undefined> = {
  exact: (value) => value,
  relation: idIn,
  boolean: (value) => booleans.get(value),
  partial: like,
}

/** Condition that one of several values matches: `status[]=operin&status[]=reminder` (capture 142). */
function clauseOf({ match, sql }: Filter, values: string[]): Clause | undefined {
  const params = values.map(converters[match]).filter((param) => param !== undefined)
  if (params.length === 0) return undefined
  return { sql: params.map(() => `${sql} ${operators[match]}`).join(' OR '), params }
}

/** Conditions of all filters. Ignores unknown filters and invalid values. */
function clausesOf(resource: Resource, query: PhpArray): Clause[] {
  return resource.filters
    .map((filter) => clauseOf(filter, valuesOf(query.get(filter.name))))
    .filter((clause) => clause !== undefined)
}

function orderOf(resource: Resource, query: PhpArray): string {
  const requested = query.get('order')
  const terms = isArray(requested)
    ? [...requested].flatMap(([name, direction]) => {
        const sql = Object.hasOwn(resource.orders, name) ? resource.orders[name] : undefined
        const known = typeof direction === 'string' && /^(asc|desc)$/i.test(direction)
        return sql !== undefined && known ? [`${sql} ${direction.toUpperCase()}`] : []
      })
    : []
  return [...terms, 'id ASC'].join(', ')
}

export function findPage(
  store: Store,
  resource: Resource,
  query: PhpArray,
  paging: Paging,
  scopes: Scope[],
): { rows: Row[]; total: number; lastPage: number } {
  const clauses = clausesOf(resource, query)
  const conditions = [...scopes.map(({ where }) => where), ...clauses.map(({ sql }) => `(${sql})`)]
  const params = [...scopes.flatMap((scope) => scope.params), ...clauses.flatMap((clause) => clause.params)]
  const from = `FROM "${resource.path}" ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`
  const total = store.number(`SELECT count(*) ${from}`, ...params)
  const { page, size } = paging
  const sql = `SELECT * ${from} ORDER BY ${orderOf(resource, query)} LIMIT ? OFFSET ?`
  const rows = store.all(sql, ...params, size, (page - 1) * size)
  return { rows, total, lastPage: size === 0 ? 1 : Math.max(1, Math.ceil(total / size)) }
}
