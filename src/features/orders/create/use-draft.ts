import { useRef, useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { writeJson } from '#lib/storage.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { currentOwner, forgetDraft, readOwn } from '#session/tab.ts'
import { draftSchema, emptyDraft, type Draft } from './draft.ts'

const readDraft = () => readOwn(storageKeys.orderDraft, ({ draft }) => draftSchema.safeParse(draft).data)

const firstBarcode = (draft: Draft | undefined) => draft?.submission?.orders[0]?.barcode

/**
 * The draft of the signed-in user. `update` stores the draft before it returns, so that a reload during a submission
 * finds the orders that were sent. After a sign-out, or once the draft is discarded, nothing is stored.
 */
export function useDraft() {
  const [owner] = useState(currentOwner)
  const [draft, setDraft] = useState<Draft>(() => readDraft() ?? emptyDraft)
  const [wasRestored] = useState(draft.submission !== undefined)
  const latest = useRef(draft)
  const isDiscarded = useRef(false)
  const untilUnmount = useUnmountSignal()

  const isOwn = () => owner !== undefined && owner === currentOwner()

  /** The stored draft, unless another one has taken its place after this screen was left. */
  function persisted() {
    if (!untilUnmount().aborted) return latest.current
    const stored = readDraft()
    return firstBarcode(stored) === firstBarcode(latest.current) ? stored : undefined
  }

  function update(change: (before: Draft) => Draft): Draft {
    const before = persisted()
    latest.current = change(before ?? latest.current)
    if (before && !isDiscarded.current && isOwn()) writeJson(storageKeys.orderDraft, { owner, draft: latest.current })
    setDraft(latest.current)
    return latest.current
  }

  function discard() {
    const isStored = persisted() !== undefined
    isDiscarded.current = true
    latest.current = emptyDraft
    if (isStored && isOwn()) forgetDraft()
  }

  const read = () => latest.current
  return { draft, read, update, discard, isOwn, wasRestored }
}

export type DraftStore = ReturnType<typeof useDraft>
