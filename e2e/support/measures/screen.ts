import type { Locator, Page } from '@playwright/test'

/** Problems of the page in its current state, by rules that axe does not have. */

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

/** Every focusable element shows a focus ring of two pixels with a contrast of 3 to 1, in the order of the page. */
export const focusFaults = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
    const faults: string[] = []
    const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? []
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = (element: Element | null): string => {
      const colour = element === null ? 'rgb(255, 255, 255)' : getComputedStyle(element).backgroundColor
      return element !== null && (channels(colour)[3] ?? 1) === 0 ? ground(element.parentElement) : colour
    }
    function contrast(first: string, second: string) {
      const [high = 0, low = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex > 0) faults.push(`${control.outerHTML.slice(0, 80)} jumps the queue`)
      if (control.tabIndex !== 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      control.focus({ focusVisible: true, preventScroll: true })
      if (document.activeElement !== control) continue
      // A field's border changes its colour too: one pixel of border and one of ring make two.
      const rings = [control, control.closest('label') ?? control, control.nextElementSibling ?? control].map(
        (element) => {
          const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopWidth } = getComputedStyle(element)
          const edge = control.matches('input, select, textarea') ? Number.parseFloat(borderTopWidth) : 0
          const around = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement
          if (outlineStyle === 'none') return { width: 0, contrast: 0 }
          return { width: Number.parseFloat(outlineWidth) + edge, contrast: contrast(outlineColor, ground(around)) }
        },
      )
      // A drawing has no outline that follows its shape. Its ring is the edge of a circle.
      const edge = control.querySelector(':scope > circle')
      if (control instanceof SVGElement && edge !== null) {
        const { stroke, strokeWidth } = getComputedStyle(edge)
        rings.push({
          width: Number.parseFloat(strokeWidth),
          contrast: contrast(stroke, ground(control.closest('svg'))),
        })
      }
      if (!rings.some((ring) => ring.width >= 2 && ring.contrast >= 3))
        faults.push(`${control.outerHTML.slice(0, 120)} does not show its focus: ${JSON.stringify(rings[0])}`)
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return faults
  })

/** On a phone tables are cards that name each value, and keep the roles of a table. */
export const cardFaults = (page: Page) =>
  page.locator('table:not([aria-busy])').evaluateAll((tables) =>
    tables.flatMap((table) => {
      // A table that stays one keeps its roles, and scrolls in its place.
      if (getComputedStyle(table).display === 'table') return []
      const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')].filter((row) =>
        row.querySelector('td[data-label]'),
      )
      const roles = [table, ...rows].filter((element) => !/^(table|row)$/.test(element.getAttribute('role') ?? ''))
      const cells = rows.slice(0, 3).flatMap((row) => [...row.querySelectorAll<HTMLElement>(':scope > td')])
      const mute = cells.filter((cell) => {
        const isWorded = cell.innerText.trim() !== '' && cell.dataset['actions'] === undefined
        const { content, order } = getComputedStyle(cell, '::before')
        const isNamedFirst = [...cell.children].every((child) => getComputedStyle(child).order >= order)
        const isNamed = isNamedFirst && content.includes(cell.dataset['label'] ?? '?')
        return isWorded && cell.checkVisibility() && !isNamed
      })
      return [
        ...roles.map((element) => `no role: ${element.outerHTML.slice(0, 80)}`),
        ...mute.map((cell) => `a value without its header before it: ${cell.outerHTML.slice(0, 80)}`),
        ...cells.flatMap((cell) =>
          cell.getAttribute('role') === 'cell' ? [] : [`no cell: ${cell.outerHTML.slice(0, 80)}`],
        ),
      ]
    }),
  )

/** Elements that differ from their neighbours by colour alone. */
export const colourAlone = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility())
    const wordless = seen.filter(
      (element) => element.matches('[data-tone], [role=switch]') && element.innerText.trim() === '',
    )
    // The current menu entry, page or step must be bolder or have a mark.
    const here = seen.filter((element) => {
      if (!element.matches('nav [aria-current], ol [aria-current]')) return false
      const { fontWeight } = getComputedStyle(element)
      const isMarked = ['::before', '::after'].some(
        (part) => !/none|normal/.test(getComputedStyle(element, part).content),
      )
      return Number(fontWeight) < 600 && !isMarked
    })
    const elsewhere = seen.filter(
      (element) =>
        element.matches('main a[aria-current=page]') &&
        (element as HTMLAnchorElement).pathname !== window.location.pathname,
    )
    // Slots of a machine: taken ones are hatched, free ones are plain.
    const fills = (name: string) =>
      seen.filter((element) => element.matches(`path[class*=${name}]`)).map((tile) => getComputedStyle(tile).fill)
    const alike = fills('taken').filter((fill) => !fill.startsWith('url(') || fills('free').includes(fill))
    return [
      ...wordless.map((element) => `a colour without words: ${element.outerHTML.slice(0, 100)}`),
      ...here.map((element) => `here by colour alone: ${element.outerHTML.slice(0, 100)}`),
      ...elsewhere.map((element) => `said to be here, and is not: ${element.outerHTML.slice(0, 100)}`),
      ...alike.map((fill) => `taken like free: ${fill}`),
    ]
  })

/** Horizontal overflow of the page in pixels. A phone zooms out of a wide page, which changes `innerWidth`. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The same with the text spacing that a reader may set (WCAG 1.4.12). */
export async function sidewaysSpacedOut(page: Page) {
  const style = await page.addStyleTag({
    content:
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
      'p { margin-bottom: 2em !important }',
  })
  const wider = await sideways(page)
  await style.evaluate((element: HTMLElement) => element.remove())
  return wider
}

/** The same with the text size of the browser at 200 %, tables included. */
export async function sidewaysWithLargeText(page: Page) {
  const size = (percent: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), percent)
  await size('200%')
  const wider = await sideways(page)
  await size('')
  return wider
}

/** Whether another element covers this one. Unlike a click of Playwright, it does not scroll the page. */
export const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const across = [left + 4, (left + right) / 2, right - 4]
    const down = [top + 4, (top + bottom) / 2, bottom - 4]
    return across.some((x) => down.some((y) => !element.contains(document.elementFromPoint(x, y))))
  })

/** Fraction of the focused element that the toast covers, from 0 to 1. 0 without a focus. */
export const hiddenByMessage = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[role=status] [data-tone], [role=alert] [data-tone]')
    const active = document.activeElement
    if (box === null) throw new Error('no message')
    if (active === null || active === document.body || box.contains(active)) return 0
    const message = box.getBoundingClientRect()
    const { left, right, top, bottom, width, height } = active.getBoundingClientRect()
    const across = Math.min(right, message.right) - Math.max(left, message.left)
    const down = Math.min(bottom, message.bottom) - Math.max(top, message.top)
    return (Math.max(0, across) * Math.max(0, down)) / (width * height)
  })

/** Measures the layout shift (CLS) of the next page. Call it before the page is opened. */
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

/** Elements that are printed and should not be, and printed text that is not black. */
export const paperFaults = (page: Page) =>
  page.evaluate(() => {
    // The title of a column and an explained word are buttons, and words on paper.
    const acts =
      'nav, [role=navigation], header [aria-haspopup], footer, [role=dialog], button:not([role=switch], th *, [popovertarget])'
    const seen = [...document.querySelectorAll<HTMLElement>(acts)].filter((element) => element.checkVisibility())
    const faint = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      if (!element.checkVisibility() || ![...element.childNodes].some((node) => node.nodeType === 3)) return false
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
      return Math.max(red, green, blue) > 0x33
    })
    // The value of a field is printed like any other value.
    const framed = [...document.querySelectorAll<HTMLElement>('main :is(input:not([type=checkbox]), select)')].filter(
      (field) => field.checkVisibility() && getComputedStyle(field).borderTopWidth !== '0px',
    )
    const starred = [...document.querySelectorAll<HTMLElement>('main label')].filter(
      (label) => label.checkVisibility() && getComputedStyle(label, '::after').content.includes('*'),
    )
    return [
      ...[...framed, ...starred].map((element) => `a form on paper: ${element.outerHTML.slice(0, 100)}`),
      ...seen.map((element) => `on paper: ${element.outerHTML.slice(0, 100)}`),
      ...faint.map((element) => `not black: ${element.outerHTML.slice(0, 100)}`),
    ]
  })

/** How high the part of the page is that a press on this control may hit, up to 80 pixels. */
export async function pressHeight(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate((element) => {
    // The first line of a link in a text.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const isHit = (dy: number) => element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + dy))
    const reach = (sign: number) => {
      let far = 0
      while (far < 40 && isHit(sign * (far + 1))) far++
      return far
    }
    return isHit(0) ? reach(-1) + 1 + reach(1) : 0
  })
}

export const clippedControls = (page: Page) =>
  page.locator('button, select, input, a').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true }) && control.clientHeight > 4
      const isCut = isShown && control.scrollHeight - control.clientHeight > 2
      return isCut ? [`${control.outerHTML.slice(0, 120)}: ${control.scrollHeight} in ${control.clientHeight}`] : []
    }),
  )
