import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The text of axe, minified: a page needs half a second for the other one. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
