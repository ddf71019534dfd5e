import { MissingText } from '#ui/MissingText.tsx'
import type { Zone } from './zones.ts'
import styles from './ZoneKey.module.css'

/** HT, MT or LT, as the server writes it: the letters say it, the tint repeats it. */
export function ZoneKey({ zone: { myKey } }: { zone: Zone }) {
  if (myKey === undefined) return <MissingText />
  return (
    <span className={styles['key']} data-key={myKey}>
      {myKey}
    </span>
  )
}
