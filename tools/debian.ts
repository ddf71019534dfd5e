import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isDebian = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')

/** True on a build machine. Web servers, Firefox and WebKit are installed only there. */
export const mayInstall = () => isDebian() && (process.getuid?.() === 0 || process.env['CI'] !== undefined)

/** Installs packages as root, or with sudo without a password. */
export function installFromDebian(...names: string[]) {
  if (!isDebian()) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  console.log(`Installing ${names.join(', ')}.`)
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-y',
      '--option=Acquire::Retries=3',
      ...args,
    ]
    return spawnSync(command, rest, { stdio: 'inherit' }).status === 0
  }
  return apt('update') && apt('install', ...names)
}
