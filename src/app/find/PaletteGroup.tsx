import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { find } from './copy.ts'
import type { Group } from './entries.ts'
import styles from './Palette.module.css'

interface Props {
  group: Group
  /** The option that Enter opens. */
  active: string | undefined
  optionId: (id: string) => string
  onOpen: () => void
}

/** Results of one resource. Errors render as options, because the arrow keys reach only options. */
export function PaletteGroup({ group, active, optionId, onOpen }: Props) {
  const titleId = useId()
  const { key, title, entries, found, note, failure } = group
  const retryId = `retry-${key}`
  return (
    <div role="group" aria-labelledby={titleId} className={styles['group']}>
      <div id={titleId} role="presentation" className={styles['title']}>
        {[title, found > entries.length && find.some(entries.length, found), note].filter(Boolean).join(' · ')}
      </div>
      {entries.map(({ id, label, detail, link }) => (
        <Link
          key={id}
          {...link}
          id={optionId(id)}
          role="option"
          tabIndex={-1}
          aria-selected={id === active}
          className={styles['option']}
          // With Ctrl the browser opens another tab, and the palette stays.
          onClick={({ ctrlKey, metaKey, shiftKey }) => !ctrlKey && !metaKey && !shiftKey && onOpen()}
        >
          <span className={styles['label']}>{label}</span>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </Link>
      ))}
      {failure && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field of the palette has the keys of its options
        <div
          id={optionId(retryId)}
          role="option"
          tabIndex={-1}
          aria-selected={retryId === active}
          className={styles['option']}
          data-failed
          onClick={() => void failure.retry()}
        >
          <span className={styles['label']}>{failure.sentence}</span>
          <span className={styles['detail']}>{find.retry}</span>
        </div>
      )}
    </div>
  )
}
