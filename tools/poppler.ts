import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

const isThere = () => spawnSync('pdftoppm', ['-v']).status === 0

/** Finds Poppler, which converts prints to pictures and text, or installs the Debian package if allowed. */
export function ensurePoppler() {
  if (isThere() || (installFromDebian('poppler-utils') && isThere())) return
  throw new Error('No Poppler found: install poppler-utils.')
}
