import type { ComponentProps, ReactNode } from 'react'
import styles from './OpenedMenu.module.css'

type RootProps = ComponentProps<'div'>

/**
 * Makes a menu say something under its entries. A menu may contain nothing but entries, so the note stands outside of the
 * element with that role, in the same frame. Mantine has one element for both: it is divided here.
 */
export const withNote = (id: string, note: ReactNode) => ({
  'aria-describedby': id,
  renderRoot: ({ ref, style, className, children, onKeyDownCapture, ...menu }: RootProps) => (
    <div ref={ref} style={style} className={className} onKeyDownCapture={onKeyDownCapture}>
      <div {...menu}>{children}</div>
      <div className={styles['note']} id={id}>
        {note}
      </div>
    </div>
  ),
})
