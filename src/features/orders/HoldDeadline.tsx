import { useEffect, useState } from 'react'
import { serverNow } from '#api/token.ts'
import { formatDateTime } from '#lib/dates.ts'
import { timeLeft } from './copy.ts'
import styles from './orders.module.css'

const TICK_MS = 20_000

/** How long the parcel may still stay, in words; kept up to date while one looks at it. */
export function HoldDeadline({ deadline }: { deadline: number | undefined }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (deadline === undefined) return undefined
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [deadline])

  if (deadline === undefined) return null
  const date = new Date(deadline).toISOString()
  return (
    <time className={styles['deadline']} dateTime={date} title={formatDateTime(date)} data-over={deadline <= now}>
      {timeLeft(deadline - now)}
    </time>
  )
}
