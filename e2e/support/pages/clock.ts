import { expect, type Page } from '@playwright/test'

/** The clock of the page, stopped, so that a slow machine has the time that it needs. Needs an installed clock. */

/** The clock can stop only at a time that has not passed yet. */
const SOON_MS = 5_000

export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS)

const STEP_MS = 10

/**
 * Lets the stopped clock run in small steps until `check` passes. The expectations in it must not wait themselves: `{ timeout: 1 }`.
 * @returns the time that has passed on the page, in ms
 */
export async function runUntil(page: Page, check: () => Promise<unknown>): Promise<number> {
  let passedMs = 0
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    passedMs += STEP_MS
    await check()
  }).toPass({ intervals: [50] })
  return passedMs
}
