import styles from './MessageText.module.css'

/** Shorter than this, a message stays on one line on every screen. */
const mayWrapFrom = 32

/**
 * A message whose « ! », « ? » and « : » never start a line. The given texts hold plain spaces and stay as they are, byte
 * for byte (G-106): the word before the mark is kept with it instead.
 */
export function MessageText({ children }: { children: string }) {
  if (children.length < mayWrapFrom) return children
  return children.split(/(\S+ [!?:;])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles['together']}>
        {part}
      </span>
    ),
  )
}
