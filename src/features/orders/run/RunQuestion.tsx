import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#api/records/orders.ts'
import { questions } from './copy.ts'
import styles from './run.module.css'

interface Props {
  question: string
  /** The orders that it is about. The first ones are named. */
  orders: readonly Pick<Order, 'id' | 'barcode'>[]
  /** How many others were selected as well. */
  leftOut?: number
  /** Remarks, or what has to be filled in. */
  children?: ReactNode
}

/** Question before a run, with the codes of the first orders. */
export function RunQuestion({ question, orders, leftOut = 0, children }: Props) {
  return (
    <>
      {question}
      <span className={styles['codes']}>{questions.codes(orders.map(codeOf))}</span>
      {leftOut > 0 && <span className={styles['codes']}>{questions.leftOut(leftOut)}</span>}
      {children}
    </>
  )
}
