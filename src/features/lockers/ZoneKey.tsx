import { MissingText } from '#ui/MissingText.tsx'
import type { Zone } from './zones.ts'
import styles from './ZoneKey.module.css'

/** HT, MT or LT. The colour only repeats what the letters say. */
export function ZoneKey({ zone: { myKey } }: { zone: Zone }) {
  if (myKey === undefined) return <MissingText />
  return (
    <span className={styles['key']} data-key={myKey}>
      {myKey}
    </span>
  )
}
