import { IconButton } from '#ui/IconButton.tsx'
import styles from './RowIcon.module.css'

interface Props {
  kind: 'edit' | 'remove'
  label: string
  onClick: () => void
}

/** A row's button. Its drawing is the style sheet's: a machine may have a thousand of them, each a single element. */
export const RowIcon = ({ kind, label, onClick }: Props) => (
  <IconButton aria-label={label} className={styles[kind]} onClick={onClick} />
)
