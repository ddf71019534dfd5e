import { basename } from 'node:path'
import { test, type Page } from '@playwright/test'
import { setTheme, themes } from './theme.ts'

/** Whether to take pictures, which assert nothing. */
const isAsked = process.env['LOOKS'] === '1'

let taken = 0

/** With `LOOKS=1`: saves a picture of the whole page in each theme to test-results/looks, for a person to look at. */
export async function look(page: Page) {
  if (!isAsked || page.isClosed()) return
  const { file, line } = test.info()
  const width = page.viewportSize()?.width ?? 0
  taken += 1
  for (const theme of themes) {
    await setTheme(page, theme)
    const name = `${basename(file, '.spec.ts')}-${line}-${taken}-${width}-${theme}.png`
    await page.screenshot({ path: `test-results/looks/${name}`, fullPage: true })
  }
  await setTheme(page, 'light')
}
