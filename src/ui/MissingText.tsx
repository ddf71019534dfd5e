import type { ReactNode } from 'react'
import { NONE } from '#lib/french.ts'
import { words } from './copy.ts'
import styles from './MissingText.module.css'

/** The text, or a muted « - », because a gap would look like an error. Screen readers skip a dash, and get words. */
export const MissingText = ({ children }: { children?: ReactNode }) =>
  (!children && children !== 0) || children === NONE ? (
    <span className={styles['missing']} role="img" aria-label={words.noValue}>
      {NONE}
    </span>
  ) : (
    children
  )

/** Longest code that stays whole: it fits a phone. A longer one breaks rather than leave its box. */
const WHOLE = 25

/** Length from which a text may wrap on a narrow screen. */
const MAY_WRAP = 32

const code = String.raw`(?=\S*\d)\S*-\S+`
const codes = new RegExp(`(${code})`)
const codesAndMarks = new RegExp(String.raw`(\S+ [!?:;]|${code})`)

/**
 * A text in which no barcode breaks at its hyphens, and « ! », « ? » and « : » never start a line. The letters stay the same, so that
 * a copied code can be searched for, and the specified texts keep their plain spaces (G-106).
 */
export const Unbroken = ({ children }: { children?: ReactNode }) =>
  typeof children === 'string'
    ? children.split(children.length < MAY_WRAP ? codes : codesAndMarks).map((part, index) =>
        index % 2 === 0 || part.length > WHOLE ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name, and no state
          <span key={index} className={styles['whole']}>
            {part}
          </span>
        ),
      )
    : children

interface Props {
  /** A term and its value, and the term with its meaning. An absent or empty value is shown as « - ». */
  entries: readonly (readonly [term: string, value: ReactNode, explained?: ReactNode])[]
}

/** Terms with their values, in as many columns as fit. */
export function DescriptionList({ entries }: Props) {
  return (
    <dl className={styles['list']}>
      {entries.map(([term, value, explained = term]) => (
        <div key={term}>
          <dt>{explained}</dt>
          <dd>
            <MissingText>{value}</MissingText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
