import type { Level } from '#api/records/occupancy.ts'
import styles from './Symbol.module.css'

/** One shape for each level, so that they differ without colour. Around 0, 0. */
const shapes: Record<Level, string> = {
  free: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
  tense: 'M0 -10L10 7.5H-10z',
  critical: 'M0 -11L11 0L0 11L-11 0z',
  unmeasured: 'M-7 -7H7V7H-7z',
  unread: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
}

/** Within another SVG. */
export const Shape = ({ level }: { level: Level }) => (
  <path className={styles['shape']} data-level={level} d={shapes[level]} />
)

/** Beside words that say the same. */
export const Symbol = ({ level }: { level: Level }) => (
  <svg className={styles['symbol']} viewBox="-13 -13 26 26" aria-hidden>
    <Shape level={level} />
  </svg>
)
