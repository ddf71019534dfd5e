import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian, mayInstall } from './debian.ts'

/** The nginx that tests deploy/nginx.conf: the one on this machine, or the package of Debian. */
const candidates = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

type Found = { path: string } | { reason: string; isFailure: boolean }

export const findNginx = () => candidates.find((path) => path !== undefined && path !== '' && existsSync(path))

/** The test makes its certificate with openssl. */
const hasOpenssl = () => spawnSync('openssl', ['version']).status === 0

/**
 * Finds nginx and openssl. On a build machine it installs them. Elsewhere it does not, because Debian starts every server
 * that it installs. A failed installation is a failure, a machine without nginx is not.
 */
export function ensureNginx(): Found {
  const path = hasOpenssl() ? findNginx() : undefined
  if (path !== undefined) return { path }
  if (!mayInstall())
    return { reason: 'Install openssl and nginx (Debian: nginx-light), or name it in NGINX_PATH.', isFailure: false }
  const installed = installFromDebian('nginx-light', 'openssl') ? findNginx() : undefined
  if (installed !== undefined) return { path: installed }
  return { reason: 'nginx could not be installed.', isFailure: true }
}
