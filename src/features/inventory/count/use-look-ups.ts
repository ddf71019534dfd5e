import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPassing, lookUp } from './look-up.ts'
import { type Count, type Found, nameOf } from './state.ts'

/** Without a network the look-up is tried again when it is back, and after waits that double. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/** Looks the unexpected codes up, one after the other. @returns whether they wait for the network, and how to ask at once */
export function useLookUps({ strangers }: Count, onFound: (text: string, found: Found) => void) {
  const client = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  const [waitMs, setWaitMs] = useState(FIRST_WAIT_MS)
  const next = strangers.find(({ found }) => found.kind === 'waiting')
  const name = next && nameOf(next)

  const ask = useEffectEvent(() => lookUp(client, next?.texts ?? []))
  const end = useEffectEvent((text: string, found: Found) => {
    setWaitMs(FIRST_WAIT_MS)
    onFound(text, found)
  })
  const fail = useEffectEvent((text: string, error: unknown) => {
    if (isPassing(error)) setWaiting(true)
    else onFound(text, { kind: 'failed' })
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
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [isWaiting, waitMs])

  return { isWaiting: isWaiting && name !== undefined, askNow: () => setWaiting(false) }
}
