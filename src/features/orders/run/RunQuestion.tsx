import { codeOf } from '#api/order-code.ts'
import { questions } from './copy.ts'
import type { ShownOrder } from './use-run.ts'
import styles from './run.module.css'

/** What is asked before a run, and the first orders that it is about. */
export function RunQuestion({ question, orders }: { question: string; orders: readonly ShownOrder[] }) {
  return (
    <>
      {question}
      <span className={styles['codes']}>{questions.codes(orders.map(codeOf))}</span>
    </>
  )
}
