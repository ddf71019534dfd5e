import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './PrintView.module.css'

/** Paper in the printer: an A4 sheet with margins, an A4 sheet of labels, or a roll of labels. */
export type Paper = 'sheet' | 'labels-a4' | 'labels-62x29' | 'labels-100x50'

/** Content that is printed instead of the screen, on pages of its own size. print.css hides the rest. */
export const PrintView = ({ paper, children }: { paper: Paper; children: ReactNode }) =>
  createPortal(
    <div className={styles['view']} data-printed data-print-view data-paper={paper} style={{ page: paper }} aria-hidden>
      {children}
    </div>,
    document.body,
  )

/** True while the page is being printed. It changes before the browser renders the print. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return printing
}
