import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Barcode, ListChecks } from 'lucide-react'
import { labelLinks } from '#features/orders/copy.ts'
import { createdOrders, labelsSearch } from '#features/orders/labels/search.ts'
import { Can } from '#session/Can.tsx'
import { Button } from '#ui/Button.tsx'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { icon } from '#ui/icon.ts'
import { prepare, useLate } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { selection } from './copy.ts'
import { ordersExport } from './orders-export.ts'
import type { OrderSearch } from './search.ts'
import { endSelection, startSelection } from './selection.ts'
import styles from './list.module.css'

interface Props {
  /** Selection mode; undefined where bulk actions are switched off. */
  selecting: boolean | undefined
}

/** Loads the selectable list and its dialogs. They open when a person selects. */
export const loadSelecting = async () => (await import('./SelectingOrders.tsx')).SelectingOrders

/** « Exporter » for the list of deliveries, for roles that may. */
export function OrdersExport({ search }: { search: OrderSearch }) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton job={ordersExport(client, search)} />
    </Can>
  )
}

/** Tools for the whole list of deliveries. */
export function OrderTools({ selecting }: Props) {
  const client = useQueryClient()
  const { fetchOrNotify } = useLate(loadSelecting)

  async function toggle() {
    if (selecting) endSelection(client)
    else if (await fetchOrNotify()) startSelection(client)
  }

  return (
    <div className={styles['tools']}>
      {selecting !== undefined && (
        <Button
          variant="default"
          aria-pressed={selecting}
          // The key X presses this button (list/trail.ts).
          data-selects
          size="xs"
          leftSection={<ListChecks {...icon} />}
          // Ignores the second click of a double click, which would end the selection at once.
          onClick={({ detail }) => detail < 2 && void toggle()}
          onPointerEnter={prepare(loadSelecting)}
          onFocus={prepare(loadSelecting)}
        >
          {selection.start}
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
