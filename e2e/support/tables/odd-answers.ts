import type { Page } from '@playwright/test'

/** Unusual answers of servers. Each entry changes the parsed body of every successful read. */
type Json = unknown
type Field = [key: string, value: Json]
type Body = Record<string, Json>

const isObject = (value: Json): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes every field of every object at every depth, except identifiers. */
function bend(value: Json, field: (field: Field) => Json): Json {
  if (Array.isArray(value)) return value.map((each) => bend(each, field))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]): Field => {
    const isIdentity = key.startsWith('@') || key.startsWith('hydra:') || key === 'id'
    return [key, bend(isIdentity ? inner : field([key, inner]), field)]
  })
  return Object.fromEntries(entries)
}

const named = (keys: string, to: Json) => (body: Json) =>
  bend(body, ([key, value]) => (keys.split(' ').includes(key) ? to : value))

const scalar = (to: Json) => (body: Json) => bend(body, ([, value]) => (typeof value === 'object' ? value : to))

export const markup = `<img src=x onerror="window.hostile=1">"><script>window.hostile=1</script>{{7*7}}`
/** 200 characters without a space, a right-to-left override, and characters without a width. */
const long = `${'W'.repeat(200)} \u202Egnp.eman\u202C\u200B\u200D\u2060\uFEFF`

/** Every text contains markup and a very long word. An address must not become a link that runs it. */
export const textsOf = (body: Json) =>
  bend(body, ([key, value]) => {
    if (key === 'orderEventUrl') return `javascript:window.hostile=1//${long}`
    return typeof value === 'string' ? `${key} ${markup} ${long}` : value
  })

/** Encodes a list like PHP after the removal of an element. */
const byNumber = (members: Json[]) => Object.fromEntries(members.entries())

/** Changes the envelope of a collection. */
const collection = (change: (body: Body, members: Json[]) => Json) => (body: Json) =>
  isObject(body) && Array.isArray(body['hydra:member']) ? change(body, body['hydra:member'] as Json[]) : body

const both = (first: (body: Json) => Json, second: (body: Json) => Json) => (body: Json) => second(first(body))

/** Two oddities that change different parts of an answer share one visit of the screens. */
export const oddities = {
  'null in every field': scalar(null),
  'blanks in every field': scalar('  '),
  'names of JavaScript in every field': scalar('constructor'),
  '`true` in every field': scalar(true),
  'a list in every field': scalar([[]]),
  'empty lists and no relations': (body) =>
    bend(body, ([, value]) => (Array.isArray(value) ? [] : isObject(value) && '@id' in value ? null : value)),
  'lists of nothing': (body) => bend(body, ([, value]) => (Array.isArray(value) ? [null, 'x', 7, {}, []] : value)),
  'numbers as texts, and a list by its numbers': both(
    (body) => bend(body, ([, value]) => (typeof value === 'number' ? String(value) : value)),
    collection((_body, members) => byNumber(members)),
  ),
  'unknown values of a list, and dates as objects of PHP': both(
    named('status roles myKey size type image', '__proto__'),
    named('createdAt updatedAt', { date: '2023-04-11 12:01:33.000000', timezone_type: 3, timezone: 'UTC' }),
  ),
  'negative numbers, and addresses below another prefix': both(
    named('capacity available total rented hold quantity price height width depth currentTemp', -3),
    (body) => JSON.parse(JSON.stringify(body).replaceAll('"/api/', '"/v2/rest/')) as Json,
  ),
  'impossibly large numbers, and every row twice': both(
    named('capacity available total rented hold quantity price height width depth', 1e21),
    collection((body, members) => ({ ...body, 'hydra:member': [...members, ...members] })),
  ),
  'dates before year 0, and a next page that is this one': both(
    named('createdAt updatedAt', '-0001-11-30T00:00:00+00:00'),
    collection((body) => {
      const view = body['hydra:view'] as Body | undefined
      return { ...body, 'hydra:view': { ...view, 'hydra:next': view?.['@id'] } }
    }),
  ),
  'objects for lists, and one row for a total': both(
    collection((body) => ({ ...body, 'hydra:totalItems': 1 })),
    (body) => bend(body, ([, value]) => (Array.isArray(value) ? byNumber(value) : value)),
  ),
} satisfies Record<string, (body: Json) => Json>

/** Changes every answer to a read of this page from now on. */
export const answerOddly = (page: Page, oddity: (body: Json) => Json) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: oddity(await answer.json()) })
  })
