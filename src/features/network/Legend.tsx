import { legend, levels } from './copy.ts'
import type { Machine } from './machines.ts'
import { Symbol } from './Symbol.tsx'
import { countsOf } from './words.ts'
import styles from './Legend.module.css'

/** Key of shapes and colours. The last entries show only while a machine needs them. */
export function Legend({ machines }: { machines: readonly Machine[] }) {
  const found = new Set(countsOf(machines).map(({ level }) => level))
  return (
    <ul className={styles['legend']} aria-label={legend.label}>
      {(['free', 'tense', 'critical'] as const).map((level) => (
        <li key={level}>
          <Symbol level={level} />
          <span>
            {levels[level]} <span className={styles['limit']}>{legend[level]}</span>
          </span>
        </li>
      ))}
      {found.has('unmeasured') && (
        <li>
          <Symbol level="unmeasured" />
          {levels.unmeasured}
        </li>
      )}
    </ul>
  )
}
