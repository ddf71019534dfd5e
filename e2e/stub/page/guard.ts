import { createMiddleware } from 'hono/factory'

/**
 * Refuses what another site may send to the control plane through a browser of this machine: changes by a form or a script,
 * and calls by a name that leads here (DNS rebinding). curl and the tests send neither Origin nor Sec-Fetch-Site.
 */
export const ownSiteOnly = createMiddleware(async ({ req, text }, next) => {
  const host = req.header('host')
  if (host !== undefined && !isOwnName(host))
    return text('This name is not served. Use localhost or an IP address.', 403)
  if (
    !['GET', 'HEAD'].includes(req.method) &&
    isFromElsewhere(req.header('origin'), req.header('sec-fetch-site'), host)
  )
    return text('Another site may not change the stub.', 403)
  return next()
})

/** A site can make any name lead to this machine, but not `localhost` and not an address. */
const isOwnName = (host: string) => /^(localhost|\d+(\.\d+){3}|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

function isFromElsewhere(origin: string | undefined, site: string | undefined, host: string | undefined) {
  if (site !== undefined && !['same-origin', 'none'].includes(site)) return true
  return origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase()
}
