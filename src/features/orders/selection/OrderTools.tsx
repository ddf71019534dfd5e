import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Barcode, ListChecks } from 'lucide-react'
import type { ComponentProps } from 'react'
import { createdOrders } from '#features/orders/created.ts'
import { actions as labels } from '#features/orders/labels/copy.ts'
import { labelsSearch } from '#features/orders/labels/search.ts'
import type { OrderSearch } from '#features/orders/list/search.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late, type LoadComponent, prepare, retryUntilLoaded, useLate } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { selection } from './copy.ts'
import type { SelectingOrders } from './SelectingOrders.tsx'
import { endSelection } from './use-selection.ts'

const loadExport = retryUntilLoaded(async () => (await import('./ExportOrders.tsx')).ExportOrders)

interface Props {
  /** The list selects; undefined where work on many deliveries is switched off. */
  selecting: boolean | undefined
  onSelect: (selects: boolean) => void
  /** Loads the list with its boxes, which opens when the selection begins. */
  loadSelecting: LoadComponent<ComponentProps<typeof SelectingOrders>>
  search: OrderSearch
}

/** Tools for the whole list of deliveries. */
export function OrderTools({ selecting, onSelect, loadSelecting, search }: Props) {
  const client = useQueryClient()
  const { fetchOrNotify } = useLate(loadSelecting)
  async function toggle() {
    if (selecting) endSelection(client)
    if (selecting || (await fetchOrNotify())) onSelect(!selecting)
  }

  return (
    <>
      <CreatedLabels />
      <Late load={loadExport} props={{ search }} />
      {selecting !== undefined && (
        <Button
          variant="default"
          aria-pressed={selecting}
          data-selects
          leftSection={<ListChecks {...icon} />}
          // The second click of a double click would end what the first one has begun.
          onClick={({ detail }) => detail < 2 && void toggle()}
          onPointerEnter={prepare(loadSelecting)}
          onFocus={prepare(loadSelecting)}
        >
          {selection.start}
        </Button>
      )}
    </>
  )
}

/** After the wizard: leads to the labels of the deliveries that it has created. */
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
        {labels.print(created.length)}
      </LinkButton>
    )
  )
}
