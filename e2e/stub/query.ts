import { isArray, phpInt, valuesOf, type PhpArray } from './php-query.ts'
import { badRequest } from './problem.ts'
import type { Filter, Resource } from './resource.ts'
import type { Param, Row, Store } from './store.ts'

/** `pagination_items_per_page`, the default of the framework. */
const defaultPageSize = 30

export type Paging = { page: number; size: number }

const numberOf = (query: PhpArray, name: string, absent: number): number => {
  const value = query.get(name)
  return value === undefined ? absent : isArray(value) ? 0 : phpInt(value)
}

/** Order and texts of the checks of Pagination.php (captures 26-29). */
export function pagingOf(query: PhpArray, clamp: number): Paging {
  const page = numberOf(query, 'page', 1)
  const asked = numberOf(query, 'itemsPerPage', defaultPageSize)
  if (asked < 0) throw badRequest('Limit should not be less than 0')
  if (page < 1) throw badRequest('Page should not be less than 1')
  if (asked === 0 && page > 1) throw badRequest('Page should not be greater than 1 if limit is equal to 0')
  const size = clamp > 0 ? Math.min(asked, clamp) : asked
  if (page * size > Number.MAX_SAFE_INTEGER) throw badRequest('Page parameter is too large.')
  return { page, size }
}

type Clause = { sql: string; params: Param[] }

const booleans: Record<string, number> = { true: 1, '1': 1, false: 0, '0': 0 }

const like = (value: string): string => `%${value.replace(/[\\%_]/g, '\\$&')}%`

/** A relation is asked for by IRI or by number (captures 143 and 144). */
const idIn = (value: string): number => phpInt(value.split('/').at(-1) ?? '')

const operators = { exact: '= ?', relation: '= ?', boolean: '= ?', partial: `LIKE ? ESCAPE '\\'` } as const

/** What is compared: undefined for what is no value of the filter (`active=maybe`). */
const converters: Record<Filter['match'], (value: string) => Param | undefined> = {
  exact: (value) => value,
  relation: idIn,
  boolean: (value) => booleans[value],
  partial: like,
}

/** Several values are alternatives: `status[]=operin&status[]=reminder` (capture 142). */
function clauseOf({ match, sql }: Filter, values: string[]): Clause | undefined {
  const params = values.map(converters[match]).filter((param) => param !== undefined)
  if (params.length === 0) return undefined
  return { sql: params.map(() => `${sql} ${operators[match]}`).join(' OR '), params }
}

/** Unknown and invalid filters are ignored, never an error (contract.md section 2). */
function clausesOf(resource: Resource, query: PhpArray): Clause[] {
  return resource.filters
    .map((filter) => clauseOf(filter, valuesOf(query.get(filter.name))))
    .filter((clause) => clause !== undefined)
}

function orderOf(resource: Resource, query: PhpArray): string {
  const asked = query.get('order')
  const terms = isArray(asked)
    ? [...asked].flatMap(([name, direction]) => {
        const sql = resource.orders[name]
        const known = typeof direction === 'string' && /^(asc|desc)$/i.test(direction)
        return sql !== undefined && known ? [`${sql} ${direction.toUpperCase()}`] : []
      })
    : []
  return [...terms, 'id ASC'].join(', ')
}

export type Scope = { where: string; params: Param[] }

export function findPage(
  store: Store,
  resource: Resource,
  query: PhpArray,
  paging: Paging,
  scope?: Scope,
): { rows: Row[]; total: number; lastPage: number } {
  const clauses = clausesOf(resource, query)
  const conditions = [...(scope === undefined ? [] : [scope.where]), ...clauses.map(({ sql }) => `(${sql})`)]
  const params = [...(scope?.params ?? []), ...clauses.flatMap((clause) => clause.params)]
  const from = `FROM "${resource.path}" ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`
  const total = store.number(`SELECT count(*) ${from}`, ...params)
  const { page, size } = paging
  const sql = `SELECT * ${from} ORDER BY ${orderOf(resource, query)} LIMIT ? OFFSET ?`
  const rows = store.all(sql, ...params, size, (page - 1) * size)
  return { rows, total, lastPage: size === 0 ? 1 : Math.max(1, Math.ceil(total / size)) }
}
