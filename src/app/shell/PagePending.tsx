import { Waiting } from '#ui/Waiting.tsx'
import styles from './PagePending.module.css'

/** What stands under the title: rows, fields, or facts in one card, or in two: the second one left, right or below. */
type Look = 'rows' | 'fields' | 'facts' | 'left' | 'right' | 'below'

/** While code or data of a screen are on their way: its outline. */
export const pending = (look: Look) => () => (
  <div aria-busy="true" className={styles['pending']} data-look={look}>
    <Waiting />
    <div />
  </div>
)
