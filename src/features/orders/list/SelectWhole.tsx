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
  const begin = () => createReading(walkInfinite(client, search), search)
  /** Of the last press. A failed one goes on, any other is read anew, because deliveries may have left the filter. */
  const last = useRef<ReturnType<typeof createReading>>(undefined)
  const [attach] = useState(() => () => () => last.current?.stop())

  async function select() {
    const reading = status === 'failed' && last.current ? last.current : begin()
    last.current = reading
    setState({ status: 'reading', read: reading.found.length })
    const end = await reading.read((count) => setState({ status: 'reading', read: count }))
    if (end === 'stopped') return
    setState({ status: end, read: reading.found.length })
    onSelect(reading.found.slice(0, MOST))
  }

  function stop() {
    last.current?.stop()
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
      {status === 'failed' && <RetryButton busy={false} onRetry={select} />}
    </Group>
  )
}

/** Reads until the maximum, and goes on after a failure. */
function createReading(next: ReturnType<typeof walkInfinite>, search: OrderSearch) {
  const isWanted = accepts(search)
  const found: Order[] = []
  let abort = new AbortController()
  let end: 'done' | 'part' | undefined

  return {
    found,
    async read(onProgress: (count: number) => void) {
      abort = new AbortController()
      const { signal } = abort
      try {
        while (end === undefined && found.length < MOST) {
          // Each page has the link to the next one.
          // oxlint-disable-next-line no-await-in-loop
          const { items, isOver, isIncomplete } = await next(signal)
          if (signal.aborted) return 'stopped'
          found.push(...items.filter(isWanted))
          if (isOver) end = isIncomplete ? 'part' : 'done'
          onProgress(found.length)
        }
        return found.length > MOST || end === undefined ? 'full' : end
      } catch {
        return signal.aborted ? 'stopped' : 'failed'
      }
    },
    stop: () => abort.abort(),
  }
}
