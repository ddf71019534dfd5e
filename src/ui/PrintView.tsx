import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './PrintView.module.css'

/** Paper in the printer: an A4 sheet with margins, an A4 sheet of labels, or a roll of labels of one size. */
export type Paper = 'sheet' | 'labels-a4' | 'labels-62x29' | 'labels-100x50'

/**
 * Content printed instead of the screen, whatever starts the print. It is hidden on screen, renders outside the console,
 * and sets its own page size. print.css hides the rest.
 */
export const PrintView = ({ paper, children }: { paper: Paper; children: ReactNode }) =>
  createPortal(
    <div className={styles['view']} data-printed data-print-view data-paper={paper} aria-hidden>
      {children}
    </div>,
    document.body,
  )

/** True while the page is being printed. It changes before the browser takes the picture. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return printing
}
