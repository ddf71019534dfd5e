import { useId } from 'react'
import { formWords } from './copy.ts'
import styles from './TwoValues.module.css'

/** Answers so far, by field name. */
export type Choices = Map<string, 'mine' | 'theirs'>

interface Props {
  fields: readonly { name: string; label: string; mine: string; theirs: string }[]
  /** Filled in while the person chooses. */
  choices: Choices
}

const { mine, theirs, empty } = formWords.stored
const sides = [
  ['mine', mine],
  ['theirs', theirs],
] as const

/** For each field what was typed here and what the server has now, side by side. */
export function TwoValues({ fields, choices }: Props) {
  const id = useId()
  return (
    <div className={styles['fields']}>
      {fields.map((field, index) => (
        <fieldset key={field.name} className={styles['field']}>
          <legend>{field.label}</legend>
          <div className={styles['sides']}>
            {sides.map(([side, label]) => (
              <label key={side} className={styles['side']}>
                <input
                  type="radio"
                  name={`${id}-${field.name}`}
                  value={side}
                  data-autofocus={(index === 0 && side === 'mine') || undefined}
                  onChange={() => void choices.set(field.name, side)}
                />
                <span className={styles['whose']}>{label}</span>
                <span className={styles['value']} data-empty={field[side] === '' || undefined}>
                  {field[side] || empty}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
