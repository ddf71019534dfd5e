import { existsSync } from 'node:fs'
import { launch } from './browser.ts'
import { firstRows } from './first-rows.ts'
import { growth } from './growth.ts'
import { heapOfADay } from './heap.ts'
import { presses } from './presses.ts'
import { secondVisit } from './second-visit.ts'
import { startServer } from './server.ts'

/**
 * `npm run bench` measures the built console; README.md lists the parts. It prints medians of five runs. Times differ between
 * machines, so compare only ratios within one run. `npm run bench -- presses heap` runs these two parts only.
 */

const runs = 5
const parts = { 'first-rows': firstRows, presses, growth, 'second-visit': secondVisit, heap: heapOfADay }

if (!existsSync('dist/index.html')) throw new Error('Nothing to measure: npm run build first.')
const wanted = process.argv.slice(2)
const browser = await launch()
try {
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const server = await startServer('dist', name === 'growth' ? 100_000 : 2000)
    try {
      await part(browser, server, runs)
    } finally {
      server.close()
    }
  }
} finally {
  await browser.close()
}
