import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '#lib/storage.ts'
import { DRAFT_KEY, draftOwner, forgetDraft } from '#session/draft.ts'
import { hasSession } from '#session/session.ts'
import { draftSchema, emptyDraft, type Draft } from './draft.ts'

/** A draft and whose it is; a token that does not tell gives every user the same empty name. */
const storedDraft = z.object({ owner: z.string(), draft: draftSchema })

const currentOwner = () => (hasSession() ? draftOwner() : undefined)

function readDraft(owner: string | undefined): Draft | undefined {
  return readJson(
    DRAFT_KEY,
    (value) => {
      const { data } = z.safeParse(storedDraft, value)
      return data?.owner === owner ? data?.draft : undefined
    },
    'session',
  )
}

/**
 * The draft of whoever is signed in. Every change is stored before this returns, so that a reload in the middle of a
 * submission finds what had left; after signing out, or once it is discarded, nothing is written any more.
 */
export function useDraft() {
  const [owner] = useState(currentOwner)
  const [draft, setDraft] = useState<Draft>(() => readDraft(owner) ?? emptyDraft)
  const [wasRestored] = useState(draft.submission !== undefined)
  const latest = useRef(draft)
  const isDiscarded = useRef(false)

  /** Whether whoever began it is still signed in. */
  const isOwn = useCallback(() => owner !== undefined && owner === currentOwner(), [owner])

  const update = useCallback(
    (change: (before: Draft) => Draft): Draft => {
      latest.current = change(latest.current)
      if (!isDiscarded.current && isOwn()) {
        writeJson(DRAFT_KEY, { owner, draft: latest.current }, 'session')
      }
      setDraft(latest.current)
      return latest.current
    },
    [isOwn, owner],
  )

  const discard = useCallback(() => {
    isDiscarded.current = true
    latest.current = emptyDraft
    if (isOwn()) forgetDraft()
  }, [isOwn])

  const read = useCallback(() => latest.current, [])
  return { draft, read, update, discard, isOwn, wasRestored }
}

export type DraftStore = ReturnType<typeof useDraft>

/** Tells an unfinished call whether anybody is still here to hear of it. */
export function useIsGone(): () => boolean {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return useCallback(() => gone.current, [])
}
