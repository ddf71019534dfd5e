type Element<T> = T extends readonly (infer E)[] ? E : T

/**
 * Fields to select, sent as `q[]=` parameters. A relation is given with its fields, otherwise the server answers with its IRI
 * (G-18): `['id', 'name', { owner: ['firstName'] }]`.
 */
export type Selection<T> = ReadonlyArray<
  Extract<keyof T, string> | { readonly [K in keyof T]?: Selection<Element<NonNullable<T[K]>>> }
>

/** A selection of some fields of another one: `SubSelection<readonly ['id', 'name', { owner: readonly ['id', 'phone'] }]>`. */
export type SubSelection<S extends readonly unknown[]> = ReadonlyArray<
  Extract<S[number], string> | RelationsOf<Exclude<S[number], string>>
>
type RelationsOf<E> = [E] extends [never]
  ? never
  : { readonly [K in KeyOf<E>]?: SubSelection<Extract<Below<E, K>, readonly unknown[]>> }
type KeyOf<E> = E extends unknown ? keyof E : never
type Below<E, K> = E extends unknown ? (K extends keyof E ? E[K] : never) : never

/** Value of a query parameter. Empty and undefined values are left out, because `status=` matches nothing (G-122). */
type Value = string | number | boolean | readonly unknown[] | null | undefined
export type Query = Readonly<Record<string, Value>>

type Pair = [string, string]

function selectionPairs(prefix: string, selection: readonly unknown[]): Pair[] {
  return selection.flatMap((entry): Pair[] =>
    typeof entry === 'string'
      ? [[`${prefix}[]`, entry]]
      : Object.entries(entry as object).flatMap(([relation, fields]) =>
          selectionPairs(`${prefix}[${relation}]`, fields as unknown[]),
        ),
  )
}

function pairs([key, value]: [string, Value]): Pair[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[key, String(value)]]
  return key === 'q' ? selectionPairs('q', value) : value.map((each) => [`${key}[]`, String(each)])
}

/** Builds a query string such as `?page=1&q%5B%5D=id`, or ''. */
export function toQueryString(query: Query = {}): string {
  const parameters = new URLSearchParams(Object.entries(query).flatMap(pairs))
  return parameters.size === 0 ? '' : `?${parameters}`
}
