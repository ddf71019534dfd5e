import { globSync, readFileSync } from 'node:fs'
import { topLevelAwaits } from './top-level-await.ts'

/**
 * `npm run chunks`: what has to hold for the last build and shows in no journey, because Chromium forgives it. Safari
 * hands out a module that awaits at its top level before it has run, when two imports of it overlap (WebKit bug 242740).
 */
const dist = 'dist'
const files = globSync(`${dist}/assets/*.js`)
const html = readFileSync(`${dist}/index.html`, 'utf8')

const problems = files.flatMap((file) =>
  topLevelAwaits(readFileSync(file, 'utf8')).map((source) => `${file} awaits at its top level: ${source}`),
)
if (files.length === 0) problems.push(`There is no build in ${dist}: run npm run build.`)
if (!/<script [^>]*src="\/assets\/early-/.test(html))
  problems.push(
    `${dist}/index.html does not run early.ts by a script of its own: the first list would be asked for late.`,
  )

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
