import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { selection as words } from '#features/orders/change/copy.ts'
import { Button } from '#ui/Button.tsx'
import { words as uiWords } from '#ui/copy.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { accepts, walkInfinite, walkOldest } from './client-filter.ts'
import { isByAge, isOnClient, type OrderSearch } from './search.ts'

/** Maximum number of deliveries that are selected at once. */
const MOST = 500

/** The filter of a list that is not completely on screen. */
export interface Rest {
  search: OrderSearch
  /** Total of the server, which knows no filter that runs on the client. */
  total?: number | undefined
}

interface State {
  status: 'ready' | 'reading' | 'failed' | 'part' | 'full' | 'done'
  read: number
}

/**
 * Selects the deliveries of the filter on all pages: reads them a hundred a call by the links of the server, newest first, or oldest
 * first in a list by age.
 */
export function SelectWhole({ search, total, onSelect }: Rest & { onSelect: (orders: readonly Order[]) => void }) {
  const client = useQueryClient()
  const [{ status, read }, setState] = useState<State>({ status: 'ready', read: 0 })
  const count = isOnClient(search) ? undefined : total
  const oldestFirst = isByAge(search)
  const walk = () => (oldestFirst ? walkOldest(client, search, total) : walkInfinite(client, search))
  const begin = () => ({ next: walk(), isWanted: accepts(search), found: [] as Order[] })
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
          {isReading ? words.stop : words.whole(count, MOST)}
        </Button>
      )}
      {isReading && <span>{words.reading(read, count)}</span>}
      <span role="status">
        {status === 'failed' && words.failed}
        {status === 'part' && uiWords.maybeIncomplete}
        {status === 'full' && words.most(MOST, oldestFirst)}
      </span>
      {status === 'failed' && <RetryButton onRetry={select} />}
    </Group>
  )
}
