import { Card } from '#ui/Card.tsx'
import { formWords } from './copy.ts'
import styles from './HelpCard.module.css'

/** Tips for filling in a form. On a wide screen they are beside the fields. */
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
