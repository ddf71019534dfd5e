import type { Page } from '@playwright/test'

/** The message at the top right, and how to show one on `/composants`. */

/** The message itself, whether it is announced politely or at once. */
export const toast = (page: Page) =>
  page.locator('[role=status], [role=alert]').filter({ has: page.getByRole('button', { name: 'Masquer le message' }) })
export const bar = (page: Page) => page.getByTestId('flash-progress')
export const barWidth = async (page: Page) => (await bar(page).boundingBox())?.width ?? 0
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('eb_flash_session') ?? 'null'))
export const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** How long the open message stays from now on, by the clock of the page. */
export const untilGone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const watch = () =>
          document.querySelector('[data-testid=flash-progress]') === null
            ? resolve(performance.now() - start)
            : requestAnimationFrame(watch)
        watch()
      }),
  )
