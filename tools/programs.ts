import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian, mayInstall } from './debian.ts'

/** Programs that the tests take from the machine, or from the packages of Debian. */

/** A package, and the files of which one shows that it is there. The first package of a program has the file to start. */
type Need = readonly [debianPackage: string, ...files: (string | undefined)[]]

const isThere = (path: string | undefined): path is string => path !== undefined && path !== '' && existsSync(path)
const fileOf = ([, ...files]: Need) => files.find(isThere)
const lackingOf = (needs: readonly Need[]) => needs.filter((need) => fileOf(need) === undefined).map(([name]) => name)

/** Installs packages on a build machine only, because Debian starts a server that it installs. Returns those that are missing in the end. */
function ensure(needs: readonly Need[]): Lack[] {
  const wanted = lackingOf(needs)
  if (wanted.length > 0 && mayInstall()) installFromDebian(...wanted)
  return lackingOf(needs).map((name) => ({ reason: `Install ${name} (a package of Debian).`, isFailure: mayInstall() }))
}

export interface Lack {
  reason: string
  /** A failed installation is a failure, a machine without a program is not. */
  isFailure: boolean
}

function started(needs: readonly [Need, ...Need[]]): { path: string } | Lack {
  const [lack] = ensure(needs)
  return lack ?? { path: fileOf(needs[0]) ?? '' }
}

export const ensureFirefox = () =>
  started([
    [
      'firefox-esr',
      process.env['FIREFOX_PATH'],
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  ])

const screen: Need = ['xvfb', '/usr/bin/Xvfb']

/** A virtual screen, for a browser with a window. */
export const findScreen = () => fileOf(screen)
export const ensureScreen = () => ensure([screen])

/** The driver opens a window, so it needs a virtual screen and a message bus. */
export const ensureWebkit = () =>
  started([
    ['webkit2gtk-driver', process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'],
    screen,
    ['dbus', '/usr/bin/dbus-run-session'],
  ])

/** The web servers that test the samples of `deploy/`. */
const servers = {
  nginx: [
    'nginx-light',
    process.env['NGINX_PATH'],
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ],
  Caddy: ['caddy', process.env['CADDY_PATH'], '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  // Only that of Debian, because others keep their modules elsewhere. Without its service, which `apache2` would start.
  Apache: ['apache2-bin', '/usr/sbin/apache2'],
} as const satisfies Record<string, Need>

export type ServerName = keyof typeof servers

export const findServer = (name: ServerName) => fileOf(servers[name])
export const installedServers = () =>
  (Object.keys(servers) as ServerName[]).filter((name) => findServer(name) !== undefined)

/** The tests of the samples make their certificate with openssl. */
export const ensureServers = () => ensure([...Object.values(servers), ['openssl', '/usr/bin/openssl']])

const canPrint = () => spawnSync('pdftoppm', ['-v']).status === 0

/** Poppler, which converts prints to pictures and text. */
export function ensurePoppler() {
  if (canPrint() || (installFromDebian('poppler-utils') && canPrint())) return
  throw new Error('No Poppler found: install poppler-utils.')
}
