/** Characters with which a path can name another host: browsers read `\` as `/`, and drop tabs and line breaks. */
const odd = /[\p{Cc}\\]/u

const isPath = (text: string) => text.startsWith('/') && !text.startsWith('//') && !odd.test(text)

/** Checks the path as written and as decoded. A path that cannot be decoded is refused. */
function isSafe(path: string): boolean {
  try {
    return isPath(path) && isPath(decodeURIComponent(path))
  } catch {
    return false
  }
}

const pathIn = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Path, query and fragment of a stored address on `origin`. Undefined if it leads or might lead elsewhere. */
export function ownAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || !isPath(address) || !isSafe(pathIn(address))) return undefined
  const url = URL.parse(address, origin)
  // `/a/..//evil` is a path that resolves to `//evil`.
  if (url === null || url.origin !== origin || !isSafe(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** One link of a `Link` header (RFC 8288): `<address>; rel="…"`. Commas separate several. */
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
