import type { ReactNode } from 'react'
import { codeOf } from '#api/order-code.ts'
import { questions } from './copy.ts'
import type { ShownOrder } from './use-run.ts'
import styles from './run.module.css'

interface Props {
  question: string
  /** The orders that it is about. The first ones are named. */
  orders: readonly ShownOrder[]
  /** How many others were selected as well. */
  leftOut?: number
  /** Remarks, or what has to be filled in. */
  children?: ReactNode
}

/** What is asked before a run, and the first orders that it is about. */
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
