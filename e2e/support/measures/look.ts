import type { Page } from '@playwright/test'
import { setTheme, themes } from './theme.ts'

/** Whether to take pictures, which assert nothing. */
const isAsked = process.env['LOOKS'] === '1'

/** With `LOOKS=1`: saves a picture of the whole page in each theme to test-results/looks, for a person to look at. */
export async function look(page: Page, name: string) {
  if (!isAsked) return
  const width = page.viewportSize()?.width ?? 0
  for (const theme of themes) {
    await setTheme(page, theme)
    await page.screenshot({ path: `test-results/looks/${name}-${width}-${theme}.png`, fullPage: true })
  }
  await setTheme(page, 'light')
}
