import type { ComponentProps } from 'react'
import { Late } from '#ui/Late.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'
import type { LivingBar } from './LivingBar.tsx'
import styles from './Living.module.css'

const loadBar = retryUntilLoaded(async () => (await import('./LivingBar.tsx')).LivingBar)

interface Props extends ComponentProps<typeof LivingBar> {
  /** The data are on screen. */
  ready?: boolean
}

/** How old the data on screen are. Its place is kept free, because its code comes after the data. */
export function Living({ ready = true, ...bar }: Props) {
  return <div className={styles['living']}>{ready && <Late load={loadBar} props={bar} />}</div>
}
