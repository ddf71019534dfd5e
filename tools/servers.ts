import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian, mayInstall } from './debian.ts'

/** The web servers that test the samples of `deploy/`: those of this machine, or the packages of Debian. */

const servers = {
  nginx: {
    package: 'nginx-light',
    paths: [
      process.env['NGINX_PATH'],
      '/usr/sbin/nginx',
      '/usr/bin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
    ],
  },
  Caddy: {
    package: 'caddy',
    paths: [process.env['CADDY_PATH'], '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  },
  // Only that of Debian, because others keep their modules elsewhere. Without its service, which `apache2` would start.
  Apache: { package: 'apache2-bin', paths: ['/usr/sbin/apache2'] },
}

export type ServerName = keyof typeof servers
const serverNames = Object.keys(servers) as ServerName[]

export const findServer = (name: ServerName) =>
  servers[name].paths.find((path) => path !== undefined && path !== '' && existsSync(path))

export const installedServers = () => serverNames.filter((name) => findServer(name) !== undefined)

/** The test makes its certificate with openssl. */
const hasOpenssl = () => spawnSync('openssl', ['version']).status === 0

const missing = () => serverNames.filter((name) => findServer(name) === undefined)

interface Lack {
  reason: string
  /** A failed installation is a failure, a machine without a server is not. */
  isFailure: boolean
}

/**
 * Finds the servers and openssl. On a build machine it installs them. Elsewhere it does not, because Debian starts a server
 * that it installs.
 * @returns what is missing in the end
 */
export function ensureServers(): Lack[] {
  const packages = () => [...missing().map((name) => servers[name].package), ...(hasOpenssl() ? [] : ['openssl'])]
  const wanted = packages()
  if (wanted.length === 0) return []
  if (mayInstall()) installFromDebian(...wanted)
  return packages().map((name) => ({ reason: `Install ${name} (the name in Debian).`, isFailure: mayInstall() }))
}
