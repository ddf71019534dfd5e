import { existsSync, globSync, readFileSync } from 'node:fs'
import { devtoolsIn, holdsDevtools } from './devtools.ts'
import { withoutLicense } from './licenses.ts'
import { topLevelAwaits } from './top-level-await.ts'

/**
 * `npm run chunks` checks the last build for faults that Chromium tolerates, so that no journey shows them. When imports of a
 * module with a top-level await overlap, Safari returns it before it has run (WebKit bug 242740).
 */
const dist = 'dist'
const files = globSync(`${dist}/assets/*.js`)
if (files.length === 0 || !existsSync(`${dist}/index.html`)) {
  console.error(`There is no build in ${dist}: run npm run build.`)
  process.exit(1)
}
const html = readFileSync(`${dist}/index.html`, 'utf8')

const problems = files.flatMap((file) =>
  topLevelAwaits(readFileSync(file, 'utf8')).map((source) => `${file} awaits at its top level: ${source}`),
)
if (!/<script [^>]*src="\/assets\/early-/.test(html))
  problems.push(
    `${dist}/index.html does not run early.ts by a script of its own: the first list would be asked for late.`,
  )

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
const licenses = existsSync(`${dist}/licenses.txt`) ? readFileSync(`${dist}/licenses.txt`, 'utf8') : ''
problems.push(
  // Only the types of date-fns are used, for date-fns-tz. None of its code is in the build.
  ...withoutLicense(
    licenses,
    Object.keys(dependencies).filter((name) => name !== 'date-fns'),
  ).map((name) => `${dist}/licenses.txt has no text for ${name}.`),
)

// main.tsx loads the devtools in development only.
problems.push(
  ...devtoolsIn(licenses).map((name) => `${name} is in the build. It belongs to npm run dev.`),
  ...files
    .filter((file) => holdsDevtools(readFileSync(file, 'utf8')))
    .map((file) => `${file} holds code of the devtools, which belong to npm run dev.`),
)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
