import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { type Columns, features } from '#ui/table/columns.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { orderColumns, type OrderRow } from './columns.tsx'
import { selection as words } from './copy.ts'
import { CheckBox, PageBox } from './PageBox.tsx'

const selectingFeatures = tableFeatures({ ...features, rowSelectionFeature })
const column = createColumnHelper<typeof selectingFeatures, OrderRow>()

/** Tracks Shift, because not every browser reports it in the click event of the space bar. */
let isShiftHeld = false
const watchShift = ({ key, shiftKey }: KeyboardEvent) => {
  if (key === ' ') isShiftHeld = shiftKey
}

export const selectingOptions = {
  features: selectingFeatures,
  isRowRangeSelectionEvent: ({ nativeEvent }: { nativeEvent: MouseEvent }) => nativeEvent.shiftKey || isShiftHeld,
}

const select = column.display({
  id: 'select',
  meta: { selects: true },
  header: ({ table }) => (
    <>
      <VisuallyHidden>{words.column}</VisuallyHidden>
      <PageBox
        selected={table.getIsAllRowsSelected() ? 'all' : table.getIsSomePageRowsSelected() ? 'some' : 'none'}
        onToggle={(isWanted) => table.toggleAllRowsSelected(isWanted)}
      />
    </>
  ),
  cell: ({ table, row }) => (
    <CheckBox
      aria-label={words.row(row.original.id)}
      checked={row.getIsSelected()}
      // A refetch creates new rows, and a range can start only at a current row. The row of this render may be outdated.
      onChange={(event) => table.getRow(row.id).getToggleSelectedHandler()(event)}
      onKeyDown={watchShift}
      onPointerDown={() => (isShiftHeld = false)}
    />
  ),
})

/** Prepends the selection column. The table needs the selection feature. */
export const selectingColumns = (columns: Columns<OrderRow> = orderColumns) =>
  [select, ...columns] as unknown as Columns<OrderRow>
