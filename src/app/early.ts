import { apiBase, setApiHost } from '#api/addresses.ts'
import { beginReading } from '#api/http.ts'
import { toQueryString } from '#api/query-string.ts'
import { readToken } from '#api/token.ts'
import { listQuery, readOrdersSearch } from '#features/orders/list/search.ts'
import { loadConfig } from './config/config.ts'

/** A separate chunk, run while the code still loads. It starts the call of the deliveries, the most used screen. */
export const configLoaded = loadConfig()
// Prevents an unhandled rejection, because main.tsx handles the failure later.
configLoaded.catch(() => undefined)

async function configuredBase() {
  setApiHost((await configLoaded).apiHost)
  return apiBase()
}

/** Calls the API that issued the token, without config.json. The list takes no answer of another API than its own. */
export async function readOrdersEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (pathname !== '/livraisons') return
  const base = readToken()?.apiBase ?? (await configuredBase())
  const asked = readOrdersSearch(Object.fromEntries(new URLSearchParams(search)))
  beginReading(new URL(`orders${toQueryString({ ...listQuery(asked) })}`, base))
}

readOrdersEarly(window.location).catch(() => undefined)
