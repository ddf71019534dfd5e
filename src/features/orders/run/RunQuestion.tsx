import { questions } from './copy.ts'
import styles from './run.module.css'

/** What is asked before a run, and the first codes that it is about. */
export function RunQuestion({ question, codes }: { question: string; codes: readonly string[] }) {
  return (
    <>
      {question}
      <span className={styles['codes']}>{questions.codes(codes)}</span>
    </>
  )
}
