import { existsSync } from 'node:fs'
import { launch } from './browser.ts'
import { firstRows } from './first-rows.ts'
import { hover } from './hover.ts'
import { longList } from './long-list.ts'
import { growth } from './pages.ts'
import { screenCosts } from './screens.ts'
import { startServer } from './server.ts'

/**
 * `npm run bench`: what the console costs, beside the least that could show the same. Medians of five; times move from
 * machine to machine, ratios within one run count. `npm run bench -- first-rows long-list` runs some parts only.
 */

const runs = 5
const parts = {
  'first-rows': firstRows,
  screens: screenCosts,
  hover,
  'long-list': longList,
  growth,
}

if (!existsSync('dist/index.html')) throw new Error('Nothing to measure: npm run build first.')
const wanted = process.argv.slice(2)
const browser = await launch()
try {
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const server = await startServer()
    try {
      // The quality goals are about 2,000 orders; the last part makes its own way down from 100,000.
      if (name !== 'growth') server.keepOrders(2000)
      await part(browser, server, runs)
    } finally {
      server.close()
    }
  }
} finally {
  await browser.close()
}
