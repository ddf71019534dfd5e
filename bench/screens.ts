import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { kb, printTable } from './print.ts'
import type { Server } from './server.ts'

/** Bytes, calls and layout shift of each main screen as the first one. */

const screens: [name: string, path: string, shows: string][] = [
  ['Companies', '/societes', 'tbody th[scope=row]'],
  ['Company', '/societes/detail/1', 'section table tbody td'],
  ['Users', '/utilisateurs', 'tbody th[scope=row]'],
  ['User', '/utilisateurs/detail/7', 'main dl'],
  ['Machines', '/lockers', 'tbody th[scope=row]'],
  ['Machine', '/lockers/detail/3', 'main dl'],
  ['Bookings', '/bookings', 'tbody th[scope=row]'],
  ['Deliveries', '/livraisons', 'tbody th[scope=row]'],
  ['Delivery', '/livraisons/detail/14', 'main dl'],
  ['New delivery', '/livraisons/creation', 'main form'],
  ['New company', '/societes/creation', 'main form'],
]

export async function screenCosts(browser: Browser, server: Server) {
  const rows: (string | number)[][] = []
  for (const [name, path, shows] of screens) {
    rows.push(
      await inTab(browser, server, async ({ page, bytes, calls, layoutShift }) => {
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator(shows).first().waitFor()
        const before = calls.length
        const script = bytes.get('Script')
        await page.waitForLoadState('networkidle')
        return [
          name,
          kb(script),
          kb(bytes.get('Script')),
          kb(bytes.get('Stylesheet')),
          kb(bytes.get('Image')),
          before,
          calls.length,
          (await layoutShift()).toFixed(3),
        ]
      }),
    )
  }
  const head = ['', 'JS until shown', 'JS in all', 'CSS', 'images', 'calls until shown', 'calls in all', 'CLS']
  printTable('Each screen, opened first (gzip, without headers)', head, rows)
}
