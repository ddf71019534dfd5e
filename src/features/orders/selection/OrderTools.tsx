import { useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { CreatedLabels } from '#features/orders/labels/CreatedLabels.tsx'
import type { OrderSearch } from '#features/orders/list/search.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { prepare, retryUntilLoaded, useLate } from '#ui/use-late.ts'
import { selection } from './copy.ts'
import { endSelection } from './end-selection.ts'
import { loadSelecting } from './kept.ts'

const loadExport = retryUntilLoaded(async () => (await import('./ExportOrders.tsx')).ExportOrders)

interface Props {
  /** The list selects; undefined where work on many deliveries is switched off. */
  selecting: boolean | undefined
  onSelect: (selects: boolean) => void
  search: OrderSearch
}

/** What can be done with the list of deliveries as a whole. */
export function OrderTools({ selecting, onSelect, search }: Props) {
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
