import { apiBase, setApiHost } from '#api/addresses.ts'
import { beginReading } from '#api/http.ts'
import { toQueryString } from '#api/query-string.ts'
import { readToken } from '#api/token.ts'
import { listQuery, readOrdersSearch } from '#features/orders/list/search.ts'
import { loadConfig } from './config/config.ts'

/**
 * A separate chunk that runs while the console's own code is still loading. It starts the call of the list of deliveries,
 * the screen that staff use most.
 */
export const configLoaded = loadConfig()
// main.tsx shows the failure, but it may start to listen only later.
configLoaded.catch(() => undefined)

async function configuredBase() {
  setApiHost((await configLoaded).apiHost)
  return apiBase()
}

/**
 * Asks the API that gave the token, so that the call need not wait for config.json. When config.json now names another
 * API, the list does not take this answer: it was asked for at another address.
 */
export async function readOrdersEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (pathname !== '/livraisons') return
  const base = readToken()?.apiBase ?? (await configuredBase())
  const asked = readOrdersSearch(Object.fromEntries(new URLSearchParams(search)))
  beginReading(new URL(`orders${toQueryString({ ...listQuery(asked) })}`, base))
}

readOrdersEarly(window.location).catch(() => undefined)
