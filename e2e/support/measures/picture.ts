import { expect, type Locator, type Page } from '@playwright/test'
import { skipsAppearance } from './theme.ts'

/** Text width in the font of the reference pictures. With another font every picture differs. */
const referenceWidth = 1254.15625

/** Whether pictures are compared, and this machine has the font of the reference pictures. */
export async function canCompare(page: Page) {
  if (skipsAppearance) return false
  const width = await page.evaluate(() => {
    const words = document.createElement('span')
    words.style.cssText = 'position: absolute; font-size: 100px; white-space: nowrap'
    words.textContent = 'Casier 0123456789 WMil'
    document.body.append(words)
    const found = words.getBoundingClientRect().width
    words.remove()
    return found
  })
  if (Math.abs(width - referenceWidth) >= 1) console.log(`Words are ${width} pixels wide, not ${referenceWidth}.`)
  return Math.abs(width - referenceWidth) < 1
}

/** Compares one part of a screen. The tolerance is smaller than the smallest icon. */
export const expectSameLook = (part: Locator, name: string) =>
  expect.soft(part).toHaveScreenshot(`${name}.png`, { animations: 'disabled', caret: 'hide', maxDiffPixels: 20 })
