import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { type Columns, features } from '#ui/table/columns.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { orderColumns, type OrderRow } from './columns.tsx'
import { selection as words } from './copy.ts'
import { CheckBox, PageBox } from './PageBox.tsx'

const selectingFeatures = tableFeatures({ ...features, rowSelectionFeature })
const column = createColumnHelper<typeof selectingFeatures, OrderRow>()

/** Not every browser says at the click of the space bar that Shift is held. */
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
      // The table makes new rows when the list is read again, and a range is found only from one of them. The row that is drawn
      // here may be an older one.
      onChange={(event) => table.getRow(row.id).getToggleSelectedHandler()(event)}
      onKeyDown={watchShift}
      onPointerDown={() => (isShiftHeld = false)}
    />
  ),
})

/** The columns of the list behind one more. The table that shows them has the feature. */
export const selectingColumns = (columns: Columns<OrderRow> = orderColumns) =>
  [select, ...columns] as unknown as Columns<OrderRow>
