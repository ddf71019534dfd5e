import { Flex } from '@mantine/core'
import { groupRank } from '#features/orders/copy.ts'
import type { factsOfLabel } from './facts.ts'
import type { Drawn } from './fit.ts'
import { formats, type LabelFormat, sheetsOf } from './formats.ts'
import styles from './LabelPages.module.css'

/** A label that can be printed: its texts, and its codes at their size. */
export interface ReadyLabel {
  facts: ReturnType<typeof factsOfLabel>
  bars?: Drawn
  qr?: Drawn
}

interface Props {
  labels: readonly ReadyLabel[]
  format: LabelFormat
  /** Position of the first label on an A4 sheet. */
  first: number
}

/** The labels on their pages: one label a page for a roll, 24 places a page for a sheet. */
export function LabelPages({ labels, format, first }: Props) {
  if (formats[format].paper !== 'labels-a4')
    return labels.map((ready) => (
      <div key={ready.facts.id} className={styles['page']}>
        <Label ready={ready} format={format} />
      </div>
    ))
  return sheetsOf(labels, first).map((places, sheet) => (
    // oxlint-disable-next-line react/no-array-index-key -- the number is the identity
    <div key={sheet} className={styles['sheet']}>
      {places.map((ready, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the position is the identity
        <div key={place} className={styles['place']}>
          {ready && <Label ready={ready} format={format} />}
        </div>
      ))}
    </div>
  ))
}

/** One label in its real size, on screen and on paper. */
function Label({ ready: { facts, bars, qr }, format }: { ready: ReadyLabel; format: LabelFormat }) {
  const { barcode, company, machine, zone, rank, initials } = facts
  return (
    <article className={styles['label']} data-format={format}>
      {bars && <Code drawn={bars} />}
      <Flex flex={1} gap="1mm" mih={0}>
        <Flex className={styles['words']} direction="column" flex={1} miw={0}>
          <p className={styles['code']}>{barcode}</p>
          {company !== undefined && <p>{company}</p>}
          <p>{[machine, zone].filter(Boolean).join(' · ')}</p>
          {(rank || initials) && (
            <Flex component="p" className={styles['marks']} align="baseline" gap="2mm" mt="auto">
              {rank && <strong>{groupRank.short(rank)}</strong>}
              {initials && <span>{initials}</span>}
            </Flex>
          )}
        </Flex>
        {qr && <Code drawn={qr} />}
      </Flex>
    </article>
  )
}

/** Hidden from screen readers: the label also prints the code as text. */
const Code = ({ drawn: { src, width, height } }: { drawn: Drawn }) => (
  <img src={src} alt="" style={{ alignSelf: 'center', width: `${width}mm`, height: `${height}mm` }} />
)
