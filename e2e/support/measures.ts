import type { Page } from '@playwright/test'

/** What is wrong with the page as it stands, in words; an empty list is what one hopes for. Rules that axe does not know. */

/** Tables are named and told apart by their headers (quality 3.11). */
export const tableFaults = (page: Page) =>
  page.locator('table:not([aria-busy])').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const name = table.querySelector('caption')?.textContent?.trim()
      const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)]
      const rows = all('tbody tr').filter((row) => row.querySelector('td:not([colspan])'))
      return [
        ...(name ? [] : ['a table without a caption']),
        ...all('thead th').flatMap((th) => (th.textContent?.trim() ? [] : [`${name}: a column without words`])),
        ...all('th').flatMap((th) => (th.hasAttribute('scope') ? [] : [`${name}: ${th.textContent} without scope`])),
        ...rows.flatMap((row) => (row.querySelector('th') ? [] : [`${name}: a row without a header`])),
      ]
    }),
  )

/** Whatever the keyboard reaches shows it by a ring of two pixels, in the order of the page (quality 3.16). */
export const focusFaults = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
    const faults: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex > 0) faults.push(`${control.outerHTML.slice(0, 80)} jumps the queue`)
      if (control.tabIndex !== 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      control.focus({ focusVisible: true, preventScroll: true })
      if (document.activeElement !== control) continue
      // A field's own edge takes the colour too: one pixel of it and one around it make two.
      const rings = [control, control.closest('label') ?? control, control.nextElementSibling ?? control].map(
        (element) => {
          const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
          const edge = control.matches('input, select, textarea') ? Number.parseFloat(borderTopWidth) : 0
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + edge
        },
      )
      if (Math.max(...rings) < 2) faults.push(`${control.outerHTML.slice(0, 120)} does not show its focus`)
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return faults
  })

/** By how much the page is wider than its window. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * The same with the spacing a reader may impose, and with every text larger; there, as everywhere, tables may be wider
 * than the window: their columns are what they are about (quality 3.22).
 */
export async function overflow(page: Page, { scale }: { scale: number }) {
  const style = await page.addStyleTag({
    content:
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
      'p { margin-bottom: 2em !important }',
  })
  const spaced = await sideways(page)
  await style.evaluate((element: HTMLElement) => element.remove())
  await page.evaluate((times) => {
    for (const table of document.querySelectorAll('table')) table.style.display = 'none'
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, element] of all.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * times}px`
  }, scale)
  return { spaced, enlarged: await sideways(page) }
}

/** How far things have moved under the reader's eyes since the page was opened (CLS). Asked for before the page is. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const notes = { shifts: 0 }
    Object.assign(window, notes)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as typeof notes).shifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts)

/** What is still seen on paper and should not be, and words that are not black (quality 3.30). */
export const paperFaults = (page: Page) =>
  page.evaluate(() => {
    const acts =
      'nav, [role=navigation], header [aria-haspopup], footer, [role=dialog], button:not([role=switch], th *)'
    const seen = [...document.querySelectorAll<HTMLElement>(acts)].filter((element) => element.checkVisibility())
    const faint = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      if (!element.checkVisibility() || ![...element.childNodes].some((node) => node.nodeType === 3)) return false
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
      return Math.max(red, green, blue) > 0x33
    })
    return [
      ...seen.map((element) => `on paper: ${element.outerHTML.slice(0, 100)}`),
      ...faint.map((element) => `not black: ${element.outerHTML.slice(0, 100)}`),
    ]
  })
