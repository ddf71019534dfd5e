/**
 * The security headers of the console, in one place: `npm start` sends them, and whoever hosts `dist/` elsewhere copies
 * them from an answer of `npm start`.
 */

/** What `/config.json` may name and the browser must then be allowed to talk to. */
export interface Hosts {
  apiHost?: string
  sentryDsn?: string
}

const yearInSeconds = 31_536_000

export function securityHeaders(hosts: Hosts = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'no-referrer',
    // Browsers ignore it over plain http, so it only speaks up behind TLS.
    'Strict-Transport-Security': `max-age=${yearInSeconds}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function contentSecurityPolicy({ apiHost, sentryDsn }: Hosts) {
  const api = originOf(apiHost)
  const reports = originOf(sentryDsn)
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    sources(`connect-src 'self'`, api, reports),
    sources(`img-src 'self' data:`, api),
    `font-src 'self'`,
    // Styles only: Mantine adds <style> elements, and static hosting has nobody to write a nonce into each answer.
    `style-src 'self' 'unsafe-inline'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Text never becomes markup or script; the one policy is src/app/trusted-types.ts.
    `require-trusted-types-for 'script'`,
    'trusted-types default',
  ]
  return directives.join('; ')
}

function sources(directive: string, ...origins: (string | undefined)[]) {
  return [directive, ...origins.filter((origin) => origin !== undefined)].join(' ')
}

/** The origin of an absolute http(s) address; undefined for "", a path, or anything that is not an address. */
function originOf(address: string | undefined) {
  const url = URL.parse(address ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
