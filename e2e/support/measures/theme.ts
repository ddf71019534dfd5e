import type { Page } from '@playwright/test'

/** Axe findings and pictures do not depend on the generation of the API, so the sweep's journeys on 4.1 leave them out. */
export const skipsAppearance = process.env['E2E_APPEARANCE'] === 'off'

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Changes the theme as the operating system does, and waits for the end of the colour transitions. */
export async function setTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}
