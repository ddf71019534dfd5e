import type { Browser, Page } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { presses, type Press } from './press-table.ts'
import { median, ms, percentile, printTable } from './print.ts'
import type { Server } from './server.ts'

/** The time from a real key or click until the next frame is painted, as the browser's Event Timing reports it. */

const speeds = [1, 4]

export async function pressTimes(browser: Browser, server: Server, runs: number) {
  const found = new Map(presses.map(({ name }) => [name, new Map(speeds.map((cpu): [number, number[]] => [cpu, []]))]))
  for (let run = 0; run < runs; run += 1)
    for (const cpu of speeds)
      for (const [name, time] of await inTab(browser, server, pressAll, cpu)) found.get(name)?.get(cpu)?.push(time)
  const rows = [...found].map(([name, byCpu]) => {
    const slow = byCpu.get(4) ?? []
    return [name, ms(median(byCpu.get(1) ?? [])), ms(median(slow)), ms(Math.max(...slow))]
  })
  printTable('Interaction to next paint', ['', '1× CPU', '4× slow-down', 'worst at 4×'], rows)
  for (const cpu of speeds) {
    const medians = [...found.values()].map((byCpu) => median(byCpu.get(cpu) ?? []))
    const [third, most] = [percentile(medians, 0.75), Math.max(...medians)]
    console.log(
      `${cpu}×: 75th percentile ${ms(third)}, slowest press ${ms(most)}${cpu === 4 ? ' (goals: 100 and 200)' : ''}`,
    )
  }
}

async function pressAll(tab: Tab) {
  const times: [string, number][] = []
  for (const press of presses) times.push([press.name, await timeOf(tab.page, press)])
  return times
}

/** Milliseconds from the press until the next frame is painted. */
export async function timeOf(page: Page, { at, before, press }: Press) {
  if (at !== undefined) {
    await page.goto(at)
    await calm(page)
  }
  if (before !== undefined) {
    await before(page)
    await calm(page)
  }
  await page.evaluate(() => void (window.bench.presses.length = 0))
  await press(page)
  await calm(page)
  // A press under 16 ms is not reported.
  return page.evaluate(() => Math.max(16, ...window.bench.presses))
}

/** Resolves when the page has not changed for a while. */
const calm = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, 400)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, 400)
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
  )
