import { TextInput } from '@mantine/core'
import { questions } from './copy.ts'
import styles from './bulk.module.css'

/** Many cancellations are confirmed with their number, so that nobody confirms them by habit. */
export const CountField = ({ count, onType }: { count: number; onType: (typed: string) => void }) => (
  <TextInput
    className={styles['field'] ?? ''}
    label={questions.typeCount(count)}
    inputMode="numeric"
    autoComplete="off"
    onChange={({ currentTarget }) => onType(currentTarget.value.trim())}
  />
)
