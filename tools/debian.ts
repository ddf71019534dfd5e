import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isDebian = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')

/** On a machine that is nobody's desk: a developer is asked to install what is missing. */
export const mayInstall = () => isDebian() && (process.getuid?.() === 0 || process.env['CI'] !== undefined)

/** Installs a package where this process may: as root, or with a sudo that asks nothing. */
export function installFromDebian(name: string) {
  if (!isDebian()) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  console.log(`No ${name} found: installing the package.`)
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-y',
      ...args,
    ]
    return spawnSync(command, rest, { stdio: 'inherit' }).status === 0
  }
  return apt('update') && apt('install', name)
}
