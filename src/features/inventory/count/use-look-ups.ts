import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPassing, lookUp } from './look-up.ts'
import { type Count, type Found, nameOf } from './state.ts'

/** Without a network the look-up is tried again when it is back, and after waits that double. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/** Looks the unexpected codes up, the oldest first. @returns whether they wait for the network, and how to ask at once */
export function useLookUps({ strangers }: Count, onFound: (text: string, found: Found) => void) {
  const client = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  /** Stays while it is tried again, so that the sentence about it does not come and go. */
  const [isTroubled, setTroubled] = useState(false)
  const [waitMs, setWaitMs] = useState(FIRST_WAIT_MS)
  // Newer codes come before it in the list, and do not interrupt it.
  const next = strangers.findLast(({ found }) => found.kind === 'waiting')
  const name = next && nameOf(next)

  const ask = useEffectEvent(() => lookUp(client, next?.texts ?? []))
  const end = useEffectEvent((text: string, found: Found) => {
    setWaitMs(FIRST_WAIT_MS)
    setTroubled(false)
    onFound(text, found)
  })
  const fail = useEffectEvent((text: string, error: unknown) => {
    if (!isPassing(error)) return end(text, { kind: 'failed' })
    setWaiting(true)
    return setTroubled(true)
  })

  // An effect, because codes come while others are looked up, and some are left from before a reload.
  useEffect(() => {
    if (name === undefined || isWaiting) return undefined
    let isOver = false
    ask().then(
      (found) => isOver || end(name, found),
      (error: unknown) => isOver || fail(name, error),
    )
    return () => {
      isOver = true
    }
  }, [name, isWaiting])

  // The network and time are outside React.
  useEffect(() => {
    if (!isWaiting) return undefined
    const go = () => setWaiting(false)
    const timer = setTimeout(() => {
      setWaitMs(Math.min(waitMs * 2, LONGEST_WAIT_MS))
      go()
    }, waitMs)
    // A network that has just come back may need another moment.
    const goAgain = () => {
      setWaitMs(FIRST_WAIT_MS)
      go()
    }
    window.addEventListener('online', goAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', goAgain)
    }
  }, [isWaiting, waitMs])

  return { isWaiting: isTroubled && name !== undefined, askNow: () => setWaiting(false) }
}
