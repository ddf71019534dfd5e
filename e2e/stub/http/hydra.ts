import type { Resource } from '../data/resource.ts'
import type { Flavour, Json, JsonObject } from '../types.ts'
import { buildQuery, sortedByKey, type PhpArray } from './php-query.ts'

type Page = { path: string; query: PhpArray; members: Json[]; total: number; page: number; lastPage: number }

/** Keys of API Platform 4 have no prefix by default. */
const prefixOf = (flavour: Flavour): string => (flavour === '4' ? '' : 'hydra:')

/** Adds the prefix to the keys of a hydra object. The search template has it too, in 2.7 and 3.4. */
const prefixed = (flavour: Flavour, object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key.startsWith('@') ? key : prefixOf(flavour) + key, value]),
  )

/** The parameters of the request without `page`: the links add `page` at the end. */
function linkBase(flavour: Flavour, query: PhpArray): string {
  const kept: PhpArray = new Map([...query].filter(([name]) => name !== 'page'))
  return buildQuery(flavour === '2.7' ? kept : sortedByKey(kept))
}

function viewOf(flavour: Flavour, { path, query, page, lastPage }: Page): JsonObject | undefined {
  const base = linkBase(flavour, query)
  const paginated = lastPage !== 1
  if (base === '' && !paginated) return undefined
  const link = (number: number): string => `${path}?${base}${base === '' ? '' : '&'}page=${number}`
  const view: JsonObject = {
    '@id': paginated ? link(page) : `${path}?${base}`,
    '@type': `${prefixOf(flavour)}PartialCollectionView`,
  }
  if (!paginated) return view
  const links: JsonObject = { first: link(1), last: link(lastPage) }
  if (page !== 1) links['previous'] = link(page - 1)
  if (page < lastPage) links['next'] = link(page + 1)
  return { ...view, ...prefixed(flavour, links) }
}

type Variable = { variable: string; property: string | null }

function variablesOf(resource: Resource): Variable[] {
  const filters = resource.filters.flatMap(({ name, match }) => {
    const single = { variable: name, property: name }
    return match === 'exact' || match === 'relation' ? [single, { variable: `${name}[]`, property: name }] : [single]
  })
  const orders = Object.keys(resource.orders).map((name) => ({ variable: `order[${name}]`, property: name }))
  return [{ variable: 'q[]', property: null }, ...filters, ...orders]
}

function searchOf(flavour: Flavour, resource: Resource, path: string): JsonObject {
  const variables = variablesOf(resource)
  return {
    '@type': `${prefixOf(flavour)}IriTemplate`,
    ...prefixed(flavour, {
      template: `${path}{?${variables.map(({ variable }) => variable).join(',')}}`,
      variableRepresentation: 'BasicRepresentation',
      mapping: variables.map((variable) => ({ '@type': 'IriTemplateMapping', ...variable, required: false })),
    }),
  }
}

/** 2.7 writes the members before the total, 3.x after it (capture 20). */
export function collection(flavour: Flavour, resource: Resource, page: Page): JsonObject {
  const { members, total } = page
  const content: JsonObject =
    flavour === '2.7' ? { member: members, totalItems: total } : { totalItems: total, member: members }
  const view = viewOf(flavour, page)
  return {
    '@context': `/api/contexts/${resource.name}`,
    '@id': page.path,
    '@type': `${prefixOf(flavour)}Collection`,
    ...prefixed(flavour, {
      ...content,
      ...(view === undefined ? {} : { view }),
      search: searchOf(flavour, resource, page.path),
    }),
  }
}
