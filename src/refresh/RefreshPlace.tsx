import type { ComponentProps } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import type { RefreshBar } from './RefreshBar.tsx'
import styles from './RefreshBar.module.css'

const loadBar = retryUntilLoaded(async () => (await import('./RefreshBar.tsx')).RefreshBar)

interface Props extends ComponentProps<typeof RefreshBar> {
  /** The data are on screen. */
  ready?: boolean
}

/** How old the data on screen are. Its place is kept free, because its code comes after the data. */
export function RefreshPlace({ ready = true, ...bar }: Props) {
  return <div className={styles['refresh']}>{ready && <Late load={loadBar} props={bar} />}</div>
}
