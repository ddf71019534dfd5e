import { existsSync } from 'node:fs'
import { launch } from './browser.ts'
import { deployment } from './deployment.ts'
import { exportAll } from './export.ts'
import { firstRows } from './first-rows.ts'
import { heapOfADay } from './heap.ts'
import { hover } from './hover.ts'
import { longList } from './long-list.ts'
import { minutes } from './minutes.ts'
import { network } from './network.ts'
import { growth } from './pages.ts'
import { peers } from './peers.ts'
import { pressTimes } from './presses.ts'
import { screenCosts } from './screens.ts'
import { secondVisit } from './second-visit.ts'
import { startServer } from './server.ts'
import { slowNetwork } from './slow-network.ts'
import { today } from './today.ts'

/**
 * `npm run bench` measures the built console; README.md lists the parts. It prints medians of five runs. Times differ between machines, so
 * compare only ratios within one run: `first-rows` and `second-visit` also measure the smallest page that can show the
 * same rows. `npm run bench -- first-rows long-list` runs these two parts only.
 */

const runs = 5
const parts = {
  'first-rows': firstRows,
  'second-visit': secondVisit,
  'slow-network': slowNetwork,
  deployment,
  screens: screenCosts,
  hover,
  presses: pressTimes,
  peers,
  'long-list': longList,
  network,
  today,
  minutes,
  heap: heapOfADay,
  export: exportAll,
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
      // `export`, `growth` and `minutes` begin with 100,000 orders.
      if (!['growth', 'export', 'minutes'].includes(name)) server.keepOrders(2000)
      await part(browser, server, runs)
    } finally {
      server.close()
    }
  }
} finally {
  await browser.close()
}
