import { Card } from '#ui/Card.tsx'
import { formWords } from './copy.ts'
import styles from './HelpCard.module.css'

/** What is good to know before one fills in a form. On a wide screen it stands beside the fields. */
export function HelpCard({ lines }: { lines: readonly string[] }) {
  return (
    <Card title={formWords.help}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
