import { useRef, useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { writeJson } from '#lib/storage.ts'
import { currentOwner, forgetDraft, readOwn } from '#session/tab.ts'
import { draftSchema, emptyDraft, type Draft } from './draft.ts'

const readDraft = () => readOwn(storageKeys.orderDraft, ({ draft }) => draftSchema.safeParse(draft).data)

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

  const isOwn = () => owner !== undefined && owner === currentOwner()

  function update(change: (before: Draft) => Draft): Draft {
    latest.current = change(latest.current)
    if (!isDiscarded.current && isOwn()) writeJson(storageKeys.orderDraft, { owner, draft: latest.current })
    setDraft(latest.current)
    return latest.current
  }

  function discard() {
    isDiscarded.current = true
    latest.current = emptyDraft
    if (isOwn()) forgetDraft()
  }

  const read = () => latest.current
  return { draft, read, update, discard, isOwn, wasRestored }
}

export type DraftStore = ReturnType<typeof useDraft>
