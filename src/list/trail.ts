import { useEffect } from 'react'
import { releaseWithSession } from '#session/tab.ts'
import { focusTitle } from '#ui/focus.ts'
import { useShortcut } from '#ui/scan/shortcuts.ts'
import type { ListName } from './parameters.ts'

/** The rows of a list in their order, and how to read those before and after them. */
export interface Trail {
  rows: readonly { '@id': string }[]
  before?: (() => Promise<Trail>) | undefined
  after?: (() => Promise<Trail>) | undefined
}

/** The rows last shown by each list, for « Précédente » and « Suivante » on the page of a record. In memory until the session ends. */
const trails = new Map<ListName, Trail>()
releaseWithSession(() => trails.clear())

export const trailOf = (name: ListName) => trails.get(name)
export const setTrail = (name: ListName, trail: Trail) => void trails.set(name, trail)

/** Remembers the rows of the list on screen, and moves through them by keys. */
export function useTrail(name: ListName, trail: Trail) {
  // An effect, because a list that was rendered but never shown must not replace the one on screen.
  useEffect(() => setTrail(name, trail))
  useShortcut('j', () => moveFocus(1))
  useShortcut('k', () => moveFocus(-1))
  useShortcut('x', toggleRow)
  useShortcut('e', openMenu)
}

const link = '[role=rowheader] a[href]'

/** Rows with a link, as they are on screen. Read from the page, because no state holds the focus and a long table renders a part. */
const rowsOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter((row) => row.querySelector(link))

const focusedRow = () => {
  const rows = rowsOnScreen()
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  return { rows, index, row: rows[index] }
}

/** Moves the focus to the link of the next or previous row, so that Enter opens it. */
function moveFocus(step: 1 | -1) {
  const { rows, index } = focusedRow()
  rows[index === -1 ? 0 : index + step]?.querySelector<HTMLElement>(link)?.focus()
}

/** Focuses the link of the first row, or the title above an empty list. */
export function focusFirstRow() {
  const first = rowsOnScreen()[0]?.querySelector<HTMLElement>(link)
  if (first) first.focus()
  else focusTitle()
}

const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('input[type=checkbox]')

/** Selects the focused row. The first time it starts the selection, whose boxes appear a little later. */
function toggleRow() {
  const { row, index } = focusedRow()
  if (row === undefined) return
  const box = boxOf(row)
  if (box) return box.click()
  const start = document.querySelector<HTMLElement>('main [data-selects]')
  if (!start) return
  const observer = new MutationObserver(() => {
    const drawn = rowsOnScreen()[index]
    const newBox = boxOf(drawn)
    if (!newBox) return
    observer.disconnect()
    newBox.click()
    drawn?.querySelector<HTMLElement>(link)?.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5000)
  start.click()
}

function openMenu() {
  const trigger = focusedRow().row?.querySelector<HTMLElement>('[data-actions] button')
  trigger?.focus()
  trigger?.click()
}
