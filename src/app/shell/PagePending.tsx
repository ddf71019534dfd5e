import { Waiting } from '#ui/page-states.tsx'
import styles from './PagePending.module.css'

/** Placeholder under the title: rows, fields, or one or two cards. The second card is left, right or below. */
type Look = 'rows' | 'fields' | 'facts' | 'left' | 'right' | 'below'

/** The outline of a screen while its code or data are loading. */
export const pending = (look: Look) => () => (
  <div aria-busy="true" className={styles['pending']} data-look={look}>
    <Waiting />
    <div />
  </div>
)
