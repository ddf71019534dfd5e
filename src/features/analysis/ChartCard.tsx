import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { charts } from './copy.ts'
import styles from './Analysis.module.css'

interface Props {
  title: string
  /** Key of the patterns, and the deliveries that the chart leaves out. */
  notes: ReactNode
  chart: ReactNode
  /** Says the same as the chart. */
  table: ReactNode
}

/** A chart with its table, which is shown on demand and always printed. */
export function ChartCard({ title, notes, chart, table }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return (
    <Card
      title={title}
      flush
      actions={
        <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? charts.hide : charts.show}
        </Button>
      }
    >
      <div className={styles['notes']}>{notes}</div>
      {chart}
      {(isOpen || isPrinting) && <div className={styles['table']}>{table}</div>}
    </Card>
  )
}

/** Explains a pattern of the bars. */
export const Key = ({ hatched = false, children }: { hatched?: boolean; children: ReactNode }) => (
  <span className={styles['key']} data-hatched={hatched || undefined}>
    {children}
  </span>
)
