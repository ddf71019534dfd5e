/** All security headers. `npm start` sends them; for another web server, copy them from an answer of `npm start`. */

/** The servers named in `/config.json`. The browser must be allowed to call them. */
export interface Hosts {
  apiHost?: string
  sentryDsn?: string
  mercureHub?: string
}

/** Browsers request it for the documentation of the API, which is sandboxed and therefore another origin. */
const icon = '/favicon.ico'

const YEAR_IN_SECONDS = 31_536_000

/** @param path file or screen of the answer */
export function securityHeaders(path = '/', hosts: Hosts = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': path === icon ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'no-referrer',
    // Browsers ignore this header over plain http.
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function contentSecurityPolicy({ apiHost, sentryDsn, mercureHub }: Hosts) {
  const api = originOf(apiHost)
  const reports = originOf(sentryDsn)
  const hub = originOf(mercureHub)
  const directives = [
    `default-src 'none'`,
    // The camera decodes with a WebAssembly library in browsers without a decoder. This does not allow `eval` of text.
    `script-src 'self' 'wasm-unsafe-eval'`,
    sources(`connect-src 'self'`, api, reports, hub),
    sources(`img-src 'self' data:`, api),
    `font-src 'self'`,
    // Mantine adds <style> elements. A static web server cannot write a nonce into each answer.
    `style-src 'self' 'unsafe-inline'`,
    `manifest-src 'self'`,
    // The service worker.
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Text never becomes markup or script. The only policy is in src/app/trusted-types.ts.
    `require-trusted-types-for 'script'`,
    'trusted-types default',
  ]
  return directives.join('; ')
}

function sources(directive: string, ...origins: (string | undefined)[]) {
  return [directive, ...origins.filter((origin) => origin !== undefined)].join(' ')
}

/**
 * The origin of an absolute http(s) address, and undefined for everything else. A host may hold `;` or `*` for the URL
 * parser, but in a policy `;` starts a new directive and `*` means every host. The parser also drops line breaks.
 */
function originOf(address = '') {
  const url = URL.parse(address)
  const isPlain = !/\s/.test(address.trim()) && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(url?.host ?? '')
  return url !== null && isPlain && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/**
 * Answers of the API share the origin of the console, so a script in them could read the token. `sandbox` gives every
 * document a separate origin, without access to the storage of the console. An uploaded SVG or HTML file runs no script
 * at all. The documentation of API Platform needs scripts: it may run them, still without our origin.
 */
const sandboxed = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  'img-src data:',
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  'sandbox',
].join('; ')

const documentation = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  // ReDoc searches in a worker that it makes from a blob.
  'worker-src blob:',
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The addresses at which API Platform shows its documentation. No user content is stored there. */
const isDocumentation = (path: string) => /^\/api(\/|\/docs(\.html)?)?$/.test(path)

/** For answers below /api. */
export const apiHeaders = (path: string): Record<string, string> => ({
  'Content-Security-Policy': isDocumentation(path) ? documentation : sandboxed,
  'X-Content-Type-Options': 'nosniff',
})

/**
 * For the scripts, styles and fonts of the documentation. The sandboxed page that loads them counts as another origin,
 * so these files, which are public, must allow every origin.
 */
export const bundleHeaders: Record<string, string> = {
  'Content-Security-Policy': sandboxed,
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
