import { useCountdown } from './use-countdown.ts'
import styles from './Countdown.module.css'

/** How long a message stays. The animation of the bar lasts as long. */
const TOAST_MS = 3000

/** The time a message has left, as a bar that shrinks and stands still while it is paused. */
export function Countdown({ paused, onEnd }: { paused: boolean; onEnd: () => void }) {
  useCountdown(TOAST_MS, paused, onEnd)
  return (
    <div className={styles['frame']} aria-hidden>
      <div className={styles['track']}>
        <div className={styles['bar']} data-testid="flash-progress" data-paused={paused || undefined} />
      </div>
    </div>
  )
}
