import { Card } from '#ui/Card.tsx'
import { definitions, titles } from './copy.ts'
import styles from './Analysis.module.css'

/** What each figure means, also on paper. */
export const Definitions = () => (
  <Card title={titles.definitions}>
    <dl className={styles['definitions']}>
      {definitions.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
