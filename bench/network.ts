import type { Browser, Page } from '@playwright/test'
import { inTab } from './browser.ts'
import { median, ms, printTable } from './print.ts'
import type { Server } from './server.ts'

/** Map of the network with 300 machines: frame times while a person moves and zooms it. */

const counts = [24, 300]
const cpus = [1, 4]

export async function network(browser: Browser, server: Server) {
  const rows: (string | number)[][] = []
  for (const count of counts) {
    server.addMachines(count)
    for (const cpu of cpus)
      rows.push([count, `${cpu}×`, ...(await inTab(browser, server, ({ page }) => play(page), cpu))])
  }
  const head = ['machines', 'CPU', 'points', 'drag: median', '95th', 'longest', 'zoom: median', '95th', 'longest']
  printTable('Frames of the map while it is moved and enlarged', head, rows)
}

async function play(page: Page) {
  await page.goto('/reseau', { waitUntil: 'commit' })
  const map = page.getByRole('group', { name: 'Carte du réseau' })
  await map.getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  const points = await map.getByRole('button').count()
  // Zooms in one step, because the whole map cannot be moved.
  await page.getByRole('button', { name: 'Zoomer', exact: true }).click()
  const drag = await page.evaluate(move, 'drag' as const)
  const zoom = await page.evaluate(move, 'zoom' as const)
  return [points, ...figures(drag), ...figures(zoom)]
}

const figures = (frames: number[]) => {
  const sorted = frames.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(frames.length * 0.95)] ?? Number.NaN
  return [ms(median(frames)), ms(late), ms(sorted.at(-1) ?? Number.NaN)]
}

/** Runs in the page: one event of the pointer or of the wheel a frame, for 120 frames. Returns how long each frame took. */
async function move(how: 'drag' | 'zoom') {
  const svg = document.querySelector('svg[role=group]')
  if (svg === null) throw new Error('There is no map.')
  const { left, top, width, height } = svg.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    clientX: left + width / 2 + x,
    clientY: top + height / 2 + y,
    bubbles: true,
    cancelable: true,
    view: window,
  })
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const taken: number[] = []
  if (how === 'drag') svg.dispatchEvent(new MouseEvent('mousedown', at(0, 0)))
  let last = await frame()
  for (let step = 0; step < 120; step += 1) {
    const swing = Math.sin(step / 12)
    if (how === 'drag') window.dispatchEvent(new MouseEvent('mousemove', at(160 * swing, 90 * swing)))
    else svg.dispatchEvent(new WheelEvent('wheel', { ...at(0, 0), deltaY: step % 60 < 30 ? -60 : 60 }))
    // Sequential, because each frame is measured separately.
    const now = await frame()
    taken.push(now - last)
    last = now
  }
  if (how === 'drag') window.dispatchEvent(new MouseEvent('mouseup', at(0, 0)))
  return taken
}
