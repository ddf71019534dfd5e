import type { Level } from '#api/records/occupancy.ts'
import { legend, levels } from './copy.ts'
import { countsOf, type Machine } from './machines.ts'
import styles from './Symbol.module.css'

/** One shape for each level, so that they differ without colour. Centred on the origin. */
const shapes: Record<Level, string> = {
  free: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
  tense: 'M0 -10L10 7.5H-10z',
  critical: 'M0 -11L11 0L0 11L-11 0z',
  unmeasured: 'M-7 -7H7V7H-7z',
  unread: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
}

/** Symbol inside another SVG. */
export const Shape = ({ level }: { level: Level }) => (
  <path className={styles['shape']} data-level={level} d={shapes[level]} />
)

/** Decorative symbol beside a text. */
export const Symbol = ({ level }: { level: Level }) => (
  <svg className={styles['symbol']} viewBox="-13 -13 26 26" aria-hidden>
    <Shape level={level} />
  </svg>
)

/** Legend of shapes and colours. The last entries appear only if a machine has them. */
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
