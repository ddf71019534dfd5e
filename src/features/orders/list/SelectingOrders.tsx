import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BulkActs } from '#features/orders/change/BulkActs.tsx'
import { labelsOf } from '#features/orders/labels/search.ts'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { loadExportDialog } from '#ui/export/ExportButton.tsx'
import { selection as words } from './copy.ts'
import { selectedExport } from './orders-export.ts'
import { OrdersTable, type OrdersTableProps } from './OrdersTable.tsx'
import { PageBox } from './PageBox.tsx'
import { selectingColumns, selectingOptions } from './selecting-columns.tsx'
import { endSelection, useSelection } from './use-selection.ts'
import styles from './selection.module.css'

interface Props {
  table: OrdersTableProps
  onEnd: (selects: false) => void
}

/** List of deliveries with checkboxes, and the bar with bulk actions. */
export function SelectingOrders({ table, onEnd }: Props) {
  const client = useQueryClient()
  const { orders, onThisPage, options, clear, togglePage } = useSelection(table.orders)
  const isWhole = onThisPage > 0 && onThisPage === table.orders.length

  const columns = useMemo(() => selectingColumns(table.columns), [table.columns])
  const mayExport = useCan('lists:export')
  const [exporting, setExporting] = useState(false)
  const exportAct = { label: words.export, Icon: Download, onSelect: () => setExporting(true) }

  function end() {
    endSelection(client)
    onEnd(false)
    // Moves the focus, because this button disappears with the bar.
    document.querySelector<HTMLElement>('[data-selects]')?.focus()
  }

  return (
    <>
      {/* Replaces the header of the table, which is hidden on a phone. */}
      <div className={styles['page']}>
        <PageBox selected={isWhole ? 'all' : onThisPage > 0 ? 'some' : 'none'} onToggle={togglePage} hasWords />
      </div>
      <div className={styles['selecting']}>
        <OrdersTable
          {...table}
          columns={columns}
          options={{ ...selectingOptions, ...options }}
          selected={options.state.rowSelection}
        />
      </div>
      <section className={styles['bar']} aria-label={words.name}>
        <p className={styles['count']} role="status">
          {orders.length === 0 ? words.none : words.count(orders.length, onThisPage)}
        </p>
        <BulkActs orders={orders} more={[...(mayExport ? [exportAct] : []), ...labelsOf(orders)]} />
        <LateDialog
          load={loadExportDialog}
          props={{
            job: selectedExport(
              client,
              orders.map(({ id }) => id),
            ),
          }}
          opened={exporting}
          onClose={() => setExporting(false)}
        />
        <div className={styles['ways']}>
          <Button variant="subtle" color="gray" size="xs" onClick={clear}>
            {words.clear}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={end}>
            {words.end}
          </Button>
        </div>
      </section>
    </>
  )
}
