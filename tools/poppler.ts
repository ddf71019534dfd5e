import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

const isThere = () => spawnSync('pdftoppm', ['-v']).status === 0

/** Poppler turns what was printed into pictures and text. Finds it, or installs the package of Debian if allowed. */
export function ensurePoppler() {
  if (isThere() || (installFromDebian('poppler-utils') && isThere())) return
  throw new Error('No Poppler found: install poppler-utils.')
}
