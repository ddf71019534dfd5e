import type { ComponentProps } from 'react'
import { Late } from '#ui/Late.tsx'
import { useLasting } from '#ui/use-lasting.ts'
import { persistently } from '#ui/use-late.ts'
import type { LivingBar } from './LivingBar.tsx'
import { SLOW_MS } from './slow.ts'
import styles from './Living.module.css'

const loadBar = persistently(async () => (await import('./LivingBar.tsx')).LivingBar)

interface Props extends ComponentProps<typeof LivingBar> {
  /** The data are on screen. */
  ready?: boolean
}

/** How old the data on screen are. Its place is kept free, because its code comes after the data. */
export function Living({ ready = true, ...own }: Props) {
  const isSlow = useLasting(!ready, SLOW_MS)
  return <div className={styles['living']}>{(ready || isSlow) && <Late load={loadBar} own={own} />}</div>
}
