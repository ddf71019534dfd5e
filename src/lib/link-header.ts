/** `Link` headers (RFC 8288). */

/** `<address>; rel="…"`, several of them with commas between. */
const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s",;]*))/g

/** The first web address of a `Link` header with this relation, whatever the order of its parameters. */
export function linkIn(header: string, relation: string, base: URL | string): URL | undefined {
  for (const [, target = '', parameters = ''] of header.matchAll(LINK)) {
    const rel = [...parameters.matchAll(PARAMETER)].find(([, name]) => name?.toLowerCase() === 'rel')
    const relations = (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(/\s+/)
    const url = relations.includes(relation) ? URL.parse(target, base) : null
    if (url !== null && /^https?:$/.test(url.protocol)) return url
  }
  return undefined
}
