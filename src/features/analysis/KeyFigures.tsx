import type { ReactNode } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { few, figures as words, titles } from './copy.ts'
import { FEWEST, type Figures, type Share } from './figures.ts'
import styles from './Analysis.module.css'

interface FigureProps {
  name: string
  value: string
  isFew?: boolean
  children?: ReactNode
}

const Figure = ({ name, value, isFew = false, children }: FigureProps) => (
  <div className={styles['figure']}>
    <dt>{name}</dt>
    <dd data-few={isFew || undefined}>{isFew ? few : value}</dd>
    <dd className={styles['small']}>{children}</dd>
  </div>
)

/** Of how many a figure is, and how many are left out. */
function Basis({ basis, share }: { basis: string; share: Share }) {
  const leftOut = words.leftOut(share)
  return (
    <>
      <span>{basis}</span>
      {leftOut && <span>{words.without(leftOut)}</span>}
    </>
  )
}

/** The answers in five figures. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { deliveries, stays, median, p90, inADay, expired } = figures
  const hasFewStays = stays.length < FEWEST
  const ofStays = <Basis basis={words.ofStays(stays.length)} share={expired} />
  return (
    <section aria-label={titles.figures}>
      <dl className={styles['figures']}>
        <Figure name={words.deliveries} value={formatNumber(deliveries)} />
        <Figure name={words.median} value={median ? words.time(median) : ''} isFew={hasFewStays}>
          {ofStays}
        </Figure>
        <Figure name={words.p90} value={p90 ? words.time(p90) : ''} isFew={hasFewStays}>
          {ofStays}
        </Figure>
        <Figure name={words.inADay} value={words.share(inADay)} isFew={inADay.of < FEWEST}>
          <Basis basis={words.parts(inADay)} share={inADay} />
        </Figure>
        <Figure name={words.expired} value={words.share(expired)} isFew={expired.of < FEWEST}>
          <Basis basis={words.parts(expired)} share={expired} />
        </Figure>
      </dl>
    </section>
  )
}
