import type { ComponentProps } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import type { OrderTools } from './OrderTools.tsx'
import styles from './OrderToolbar.module.css'

const loadTools = retryUntilLoaded(async () => (await import('./OrderTools.tsx')).OrderTools)

interface Props extends ComponentProps<typeof OrderTools> {
  /** The rows are on screen. */
  ready: boolean
}

/** The tools of the list. Their place is kept free, because their code comes after the rows. */
export const OrderToolbar = ({ ready, ...tools }: Props) => (
  <div className={styles['tools']}>{ready && <Late load={loadTools} props={tools} />}</div>
)
