import { useWatch } from 'react-hook-form'
import { withUnit } from '#lib/numbers.ts'
import { fields } from './copy.ts'
import { volumeOf } from './volume.ts'
import styles from './Volume.module.css'

/** Computed from the three dimensions above it, never typed. */
export function Volume({ within = '' }: { within?: string }) {
  const [height, width, depth] = useWatch({
    name: [`${within}height`, `${within}width`, `${within}depth`],
  }) as unknown[]
  return (
    <p className={styles['volume']}>
      <span className={styles['label']} data-volume-label>
        {fields.volume}
      </span>
      <span className={styles['value']}>{withUnit(volumeOf(height, width, depth), 'cm³')}</span>
    </p>
  )
}
