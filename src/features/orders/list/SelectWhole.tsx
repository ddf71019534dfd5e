import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { selection as words } from '#features/orders/change/copy.ts'
import { Button } from '#ui/Button.tsx'
import { words as uiWords } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { accepts, walkInfinite } from './client-filter.ts'
import type { OrderSearch } from './search.ts'

/** Maximum number of deliveries that are selected at once. */
const MOST = 500

/** The filter of a list that is not completely on screen. */
export interface Rest {
  search: OrderSearch
  /** Undefined without a total from the server, or with a filter that runs on the client. */
  total?: number | undefined
}

interface State {
  status: 'ready' | 'reading' | 'failed' | 'part' | 'full' | 'done'
  read: number
}

/** Selects the deliveries of the filter on all pages: reads them newest first, a hundred a call, by the links of the server. */
export function SelectWhole({ search, total, onSelect }: Rest & { onSelect: (orders: readonly Order[]) => void }) {
  const client = useQueryClient()
  const [{ status, read }, setState] = useState<State>({ status: 'ready', read: 0 })
  const begin = () => ({ next: walkInfinite(client, search), isWanted: accepts(search), found: [] as Order[] })
  /** Of the last press. A failed one goes on, any other is read anew, because deliveries may have left the filter. */
  const last = useRef<ReturnType<typeof begin>>(undefined)
  const abort = useRef<AbortController>(undefined)
  const [attach] = useState(() => () => () => abort.current?.abort())

  async function select() {
    const { next, isWanted, found } = (last.current = status === 'failed' && last.current ? last.current : begin())
    const { signal } = (abort.current = new AbortController())
    const show = (now: State['status']) => setState({ status: now, read: found.length })
    let end: 'done' | 'part' | 'failed' | undefined
    while (end === undefined && found.length < MOST) {
      show('reading')
      try {
        // Each page has the link to the next one.
        // oxlint-disable-next-line no-await-in-loop
        const { items, isOver, isIncomplete } = await next(signal)
        found.push(...items.filter(isWanted))
        if (isOver) end = isIncomplete ? 'part' : 'done'
      } catch {
        end = 'failed'
      }
      if (signal.aborted) return
    }
    show(end === undefined || (end !== 'failed' && found.length > MOST) ? 'full' : end)
    onSelect(found.slice(0, MOST))
  }

  function stop() {
    abort.current?.abort()
    setState({ status: 'ready', read: 0 })
  }

  const isReading = status === 'reading'
  return (
    <Group gap="sm" pb="sm" ref={attach}>
      {/* One button, so that it keeps the focus. */}
      {status !== 'failed' && (
        <Button variant="default" size="xs" onClick={isReading ? stop : () => void select()}>
          {isReading ? words.stop : words.whole(total, MOST)}
        </Button>
      )}
      {isReading && <span>{words.reading(read, total)}</span>}
      <span role="status">
        {status === 'failed' && words.failed}
        {status === 'part' && uiWords.maybeIncomplete}
        {status === 'full' && words.most(MOST)}
      </span>
      {status === 'failed' && <RetryButton onRetry={select} />}
    </Group>
  )
}
