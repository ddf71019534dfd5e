/** What every call of the console keeps to, on every journey (API-74, API-77, API-78, API-79). */

export interface SentCall {
  method: string
  /** Path and query as sent. */
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
}

/** Set by the console, then by the browser or by the journeys themselves. */
const knownHeaders =
  /^(accept|authorization|content-type|accept-(encoding|language)|cache-control|content-length|cookie|host|connection|origin|pragma|priority|referer|user-agent|sec-.*|x-stub-world)$/

const identity = new Set(['id', '@id', '@type', '@context'])
const relations = new Set(['bookingSlot', 'shippedBy', 'owner', 'members', 'slot', 'company'])
/** Two that say « none » with every new order, and the codes of a delivery that may be cleared (G-95). */
const nullable = new Set([
  'ageRestriction',
  'multiOrderCode',
  'cleveronOrderId',
  'cleveronSlotId',
  'externalOrderId',
  'receiveCode',
])

/** In words, where a call breaks a rule; nothing for one that keeps to all of them. */
export function brokenRules({ method, url, headers, body }: SentCall): string[] {
  const [path = '', query = ''] = url.split('?')
  const problems = [
    ...(path.includes('/api/api/') || path.endsWith('/') ? ['path'] : []),
    ...(/=(&|$)/.test(query) || /(^|&)page=(0|-|$)/.test(query) ? ['query'] : []),
    ...(method !== 'GET' && url.includes('?') ? ['write with a query string'] : []),
    ...Object.keys(headers)
      .filter((name) => !knownHeaders.test(name.toLowerCase()))
      .map((name) => `header ${name}`),
    ...brokenBody(body),
  ]
  return problems.map((problem) => `${problem}: ${method} ${url}`)
}

function brokenBody(value: unknown, key = ''): string[] {
  if (relations.has(key)) {
    const iris = key === 'members' && Array.isArray(value) ? value : [value]
    return iris.every((iri) => /^\/api\/[a-z_]+\/\d+$/.test(String(iri))) ? [] : [`relation ${key}`]
  }
  if (value === null) return nullable.has(key) ? [] : [`null in ${key}`]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) =>
    identity.has(name) && !Array.isArray(value) ? [`key ${name}`] : brokenBody(each, name),
  )
}
