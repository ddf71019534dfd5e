import { focusTitle } from '#ui/focus.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'

/** The keys of the rows on screen. They move the focus of the browser, which no state holds, so they read it from the page. */

const link = '[role=rowheader] a[href]'

/** Rows with a link. A long table draws a part of its rows, and the table in a row of another one has none. */
const rowsOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter((row) => row.querySelector(link))

const focusLink = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>(link)?.focus()

const isFocused = (row: HTMLElement) => row.contains(document.activeElement)

/** Moves the focus to the link of the next or previous row, so that Enter opens it. */
function moveFocus(step: 1 | -1) {
  const rows = rowsOnScreen()
  const place = rows.findIndex(isFocused)
  focusLink(rows[place === -1 ? 0 : place + step])
}

/** Focuses the link of the first row, or the title above an empty list. */
export function focusFirstRow() {
  const [first] = rowsOnScreen()
  if (first) focusLink(first)
  else focusTitle()
}

/** Presses the button of the row's menu, which may still have to load its code. */
function openMenu() {
  const trigger = rowsOnScreen().find(isFocused)?.querySelector<HTMLElement>('[data-actions] button')
  trigger?.focus()
  trigger?.click()
}

/** J and K move through the rows, E opens the menu of a row, X calls `onToggle`, which ends when it is drawn. */
export function useRowKeys(onToggle: ((index: number) => unknown) | undefined) {
  async function toggle() {
    const index = rowsOnScreen().find(isFocused)?.dataset['index']
    if (index === undefined || !onToggle) return
    await onToggle(Number(index))
    // The start of a selection draws the rows anew, with boxes.
    if (document.activeElement === document.body)
      focusLink(rowsOnScreen().find((row) => row.dataset['index'] === index))
  }

  useShortcut('j', () => moveFocus(1))
  useShortcut('k', () => moveFocus(-1))
  useShortcut('x', () => void toggle())
  useShortcut('e', openMenu)
}
