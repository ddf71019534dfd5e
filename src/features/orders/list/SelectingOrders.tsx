import { Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import type { Order } from '#api/generated/entities.ts'
import { BulkActs } from '#features/orders/change/BulkActs.tsx'
import { selection as words } from '#features/orders/change/copy.ts'
import { labelsOf } from '#features/orders/labels/search.ts'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { ExportDialog } from '#ui/export/ExportDialog.tsx'
import { features } from '#ui/table/columns.tsx'
import type { DataTableOf } from '#ui/table/use-data-table.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ordersExport, selectedExport } from './orders-export.ts'
import { OrdersTable, type OrdersTableProps } from './OrdersTable.tsx'
import type { OrderSearch } from './search.ts'
import { copyOf, endSelection, selectedIn, onSelection, type Selected, selectedKey } from './selection.ts'
import { type Rest, SelectWhole } from './SelectWhole.tsx'
import styles from './selection.module.css'

/** List of deliveries with checkboxes, and the bar with bulk actions. Its props are those of the list without checkboxes. */
export function SelectingOrders({ rest, ...list }: OrdersTableProps & { rest?: Rest | undefined }) {
  const client = useQueryClient()
  const selection = useSelection(list.orders)
  const { orders, onThisPage, clear, togglePage } = selection
  const table = useSelectingTable(list.table, selection)
  const isWhole = onThisPage > 0 && onThisPage === list.orders.length

  const mayExport = useCan('lists:export')
  const [done, setDone] = useState(0)
  const [exporting, setExporting] = useState(false)
  const exportAct = { label: words.export, Icon: Download, onSelect: () => setExporting(true) }

  // Deselects what is done, so that no button offers its next step.
  function endOf(ids: ReadonlySet<number>) {
    selection.drop(ids)
    setDone(ids.size)
  }

  function end() {
    endSelection(client)
    // Moves the focus, because this button disappears with the bar.
    document.querySelector<HTMLElement>('[data-selects]')?.focus()
  }

  return (
    <>
      {/* The box replaces the header of the table, which is hidden on a phone. */}
      <Group className={styles['page']} gap="sm" data-screen-only>
        <PageBox selected={isWhole ? 'all' : onThisPage > 0 ? 'some' : 'none'} onToggle={togglePage} hasWords />
        {rest && (
          <SelectWhole key={JSON.stringify({ ...rest.search, page: undefined })} {...rest} onSelect={selection.add} />
        )}
      </Group>
      <div className={styles['selecting']}>
        <OrdersTable {...list} table={table} selected={selection.rowSelection} />
      </div>
      <section className={styles['bar']} data-screen-only data-thumb aria-label={words.name}>
        <Text className={styles['count']} fw={500} role="status">
          {done > 0 && words.done(done)}
          {orders.length === 0 ? words.none : words.count(orders.length, onThisPage)}
        </Text>
        <BulkActs orders={orders} more={[...(mayExport ? [exportAct] : []), ...labelsOf(orders)]} onDone={endOf} />
        <ExportDialog job={selectedExport(client, orders)} opened={exporting} onClose={() => setExporting(false)} />
        <Group gap={0} ml="auto">
          <Button variant="subtle" color="gray" size="xs" onClick={clear}>
            {words.clear}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={end}>
            {words.end}
          </Button>
        </Group>
      </section>
    </>
  )
}

export function OrdersExportDialog({ search, ...dialog }: { search: OrderSearch } & DialogProps) {
  const client = useQueryClient()
  return <ExportDialog job={ordersExport(client, search)} {...dialog} />
}

type State = Record<string, true>
type Update = State | ((before: State) => State)

const none: readonly Selected[] = []

/** The selected orders of all pages, and the selection state of the table that shows one of them. */
export function useSelection(onPage: readonly Selected[]) {
  const client = useQueryClient()
  // A state, because PageBox selects a page in a transition, which `useSyncExternalStore` would render synchronously. It is set
  // at once and not batched, so that a checked box does not flicker.
  const [selected, setSelected] = useState(() => selectedIn(client) ?? none)
  useEffect(() => {
    const read = () => setSelected(selectedIn(client) ?? none)
    read()
    return onSelection(client, read)
  }, [client])
  const shown = new Map(onPage.map((order) => [order['@id'], order]))
  const rowSelection: State = Object.fromEntries(selected.map((order) => [order['@id'], true]))

  const write = (next: (before: readonly Selected[]) => readonly Selected[]) =>
    client.setQueryData<readonly Selected[]>(selectedKey, (before = none) => next(before))

  function change(update: Update) {
    write((before) => {
      const was = Object.fromEntries(before.map((order): [string, true] => [order['@id'], true]))
      const now = typeof update === 'function' ? update(was) : update
      const known = new Map(before.map((order) => [order['@id'], order]))
      return Object.keys(now).flatMap((iri) => {
        const order = shown.get(iri) ?? known.get(iri)
        return order === undefined ? [] : [copyOf(order)]
      })
    })
  }

  return {
    /** All selected orders, in the version of this page where it shows them. */
    orders: selected.map((order) => shown.get(order['@id']) ?? order),
    onThisPage: selected.filter((order) => shown.has(order['@id'])).length,
    clear: () => write(() => none),
    drop: (ids: ReadonlySet<number>) => write((before) => before.filter(({ id }) => !ids.has(id))),
    add: (orders: readonly Selected[]) =>
      write((before) => {
        const known = new Set(before.map((order) => order['@id']))
        return [...before, ...orders.filter((order) => !known.has(order['@id'])).map(copyOf)]
      }),
    rowSelection,
    onChange: change,
    togglePage: (isWanted: boolean) =>
      write((before) => [
        ...before.filter((order) => !shown.has(order['@id'])),
        ...(isWanted ? onPage.map(copyOf) : []),
      ]),
  }
}

const selectingFeatures = tableFeatures({ ...features, rowSelectionFeature })
const column = createColumnHelper<typeof selectingFeatures, Order>()

/** Tracks Shift, because not every browser reports it in the click event of the space bar. */
let isShiftHeld = false
const watchShift = ({ key, shiftKey }: KeyboardEvent) => {
  if (key === ' ') isShiftHeld = shiftKey
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

/** Another instance, because an instance keeps its features, and the row selection is loaded only when a person selects. */
function useSelectingTable(
  { options }: DataTableOf<Order>,
  { rowSelection, onChange }: ReturnType<typeof useSelection>,
) {
  const columns = useMemo(() => [select, ...options.columns], [options.columns])
  const columnOrder = useMemo(() => ['select', ...(options.state?.columnOrder ?? [])], [options.state?.columnOrder])
  const table = useTable({
    ...options,
    features: selectingFeatures,
    columns,
    state: { ...options.state, columnOrder, rowSelection },
    onRowSelectionChange: onChange,
    isRowRangeSelectionEvent: ({ nativeEvent }: { nativeEvent: MouseEvent }) => nativeEvent.shiftKey || isShiftHeld,
  } as never)
  return table as unknown as DataTableOf<Order>
}

interface PageBoxProps {
  selected: 'all' | 'some' | 'none'
  onToggle: (isWanted: boolean) => void
  /** Shows a visible label beside the box instead of an accessible name. */
  hasWords?: boolean
}

/** Selects or deselects a whole page. The box updates at once, the rows in a transition, because a hundred take longer than a frame. */
export function PageBox({ selected, onToggle, hasWords = false }: PageBoxProps) {
  const [shown, show] = useOptimistic(selected)

  const toggle = (isWanted: boolean) =>
    startTransition(() => {
      show(isWanted ? 'all' : 'none')
      onToggle(isWanted)
    })

  return (
    <CheckBox
      aria-label={hasWords ? undefined : words.page}
      checked={shown === 'all'}
      partly={shown === 'some'}
      onChange={({ currentTarget }) => toggle(currentTarget.checked)}
    >
      {hasWords && words.page}
    </CheckBox>
  )
}

type CheckBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  partly?: boolean
  children?: ReactNode
}

/** A checkbox whose whole cell can be pressed. */
const CheckBox = ({ partly = false, children, ...rest }: CheckBoxProps) => (
  <label className={styles['box']}>
    <input
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = partly
      }}
    />
    {children}
  </label>
)
