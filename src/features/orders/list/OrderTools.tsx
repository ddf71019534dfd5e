import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Barcode, Download, ListChecks } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { Order } from '#api/generated/entities.ts'
import { labelLinks } from '#features/orders/copy.ts'
import { createdOrders, labelsSearch } from '#features/orders/labels/search.ts'
import { Can } from '#session/Can.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { exporting } from '#ui/export/copy.ts'
import { icon } from '#ui/icon.ts'
import { preparing, useLate } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { select } from './copy.ts'
import type { OrderSearch } from './search.ts'
import { endSelection, startSelection, toggleOrder, useIsSelecting } from './selection.ts'
import styles from './list.module.css'

/** The selectable list and its dialogs, and the export. They open when a person selects or exports. */
const loadOpened = () => import('./SelectingOrders.tsx')
export const loadSelecting = async () => (await loadOpened()).SelectingOrders
const loadExport = async () => (await loadOpened()).OrdersExportDialog

export const OrdersExport = ({ search, hideLabel }: { search: OrderSearch } & Pick<ButtonLook, 'hideLabel'>) => (
  <Can do="lists:export">
    <DialogButton
      load={loadExport}
      props={{ search }}
      size="sm"
      hideLabel={hideLabel}
      leftSection={<Download {...icon} />}
      title={exporting.button}
    >
      {exporting.button}
    </DialogButton>
  </Can>
)

/** The selection mode, whose code is loaded when it starts. */
export function useSelectionMode() {
  const client = useQueryClient()
  const isSelecting = useIsSelecting()
  const { fetchOrNotify } = useLate(loadSelecting)
  /** Resolves when the rows are drawn with their boxes. */
  async function start() {
    if (await fetchOrNotify()) flushSync(() => startSelection(client))
  }
  return {
    isSelecting,
    toggleMode: () => (isSelecting ? endSelection(client) : start()),
    toggle: async (order: Order) => {
      await start()
      toggleOrder(client, order)
    },
  }
}

/** Tools for the whole list of deliveries. `selection` is undefined where bulk actions are switched off. */
export function OrderTools({ selection }: { selection: ReturnType<typeof useSelectionMode> | undefined }) {
  return (
    <div className={styles['tools']}>
      {selection && (
        <Button
          variant="default"
          aria-pressed={selection.isSelecting}
          // The end of the selection focuses this button.
          data-selects
          size="xs"
          leftSection={<ListChecks {...icon} />}
          // Ignores the second click of a double click, which would end the selection at once.
          onClick={({ detail }) => detail < 2 && void selection.toggleMode()}
          {...preparing(loadSelecting)}
        >
          {select}
        </Button>
      )}
    </div>
  )
}

/** Link to the labels of the deliveries that the wizard has just created. */
export function CreatedLabels() {
  const created = createdOrders.get(useLocation({ select: ({ state }) => state.created })) ?? []
  return (
    created.length > 0 && (
      <LinkButton
        variant="default"
        leftSection={<Barcode {...icon} />}
        to="/livraisons/etiquettes"
        search={labelsSearch(created)}
      >
        {labelLinks.print(created.length)}
      </LinkButton>
    )
  )
}
