import { existsSync } from 'node:fs'
import { installFromDebian, mayInstall } from './debian.ts'

/** The nginx that deploy/nginx.conf is tried with: the machine's own, or Debian's package. */
const candidates = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

type Found = { path: string } | { reason: string; isFailure: boolean }

export const findNginx = () => candidates.find((path) => path !== undefined && path !== '' && existsSync(path))

/**
 * Finds nginx, or installs it on a machine that is nobody's desk: Debian starts what it installs, and a developer did not
 * ask for a web server on port 80. A failed installation is a failure; a machine that cannot have one is not.
 */
export function ensureNginx(): Found {
  const path = findNginx()
  if (path !== undefined) return { path }
  if (!mayInstall())
    return { reason: 'Install nginx (Debian: nginx-light), or name it in NGINX_PATH.', isFailure: false }
  const installed = installFromDebian('nginx-light') ? findNginx() : undefined
  if (installed !== undefined) return { path: installed }
  return { reason: 'nginx could not be installed.', isFailure: true }
}
