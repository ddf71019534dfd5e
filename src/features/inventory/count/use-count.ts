import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSuspendedUser } from '#session/session.ts'
import { watchTyping } from '#ui/form/unsaved.ts'
import { leaving } from './copy.ts'
import { holdMachine, keepCount, readCount, throwAway } from './keep.ts'
import type { Count } from './state.ts'

/** `asking`: whether another tab counts this machine is not known yet. */
type Hold = 'free' | 'asking' | 'here' | 'elsewhere'

/** The count of a machine in this tab. It is stored with each change, so that a reload or a killed tab loses nothing. */
export function useCount(machineId: number) {
  const [count, setCount] = useState(readCount)
  /** Two scans may come before React has drawn the first one. */
  const latest = useRef(count)
  const own = count?.machine.id === machineId ? count : undefined
  const [hold, setHold] = useState<Hold>(own === undefined ? 'free' : 'asking')

  const take = useEffectEvent((isHere: boolean) => {
    setHold(isHere ? 'here' : 'elsewhere')
    // The other tab may have gone on with a copy of this count.
    if (isHere) show(readCount())
  })

  // An effect, because a count that was begun before a reload has to be held again.
  useEffect(() => {
    if (hold === 'asking') void holdMachine(machineId).then((isHere) => take(isHere))
  }, [hold, machineId])

  const isHeld = own !== undefined && hold === 'here'
  const isSuspended = useSuspendedUser() !== undefined
  // The registry is outside React. Under an ended session the page keeps the count like the input of a form.
  useEffect(
    () => (isHeld ? watchTyping(() => true, { ...leaving.sessionOver, discard: throwAway }) : undefined),
    [isHeld],
  )
  // An effect, because another part of the page signs in again. A sign-out in another tab has emptied the storage of this one.
  useEffect(() => {
    if (isHeld && !isSuspended && latest.current) keepCount(latest.current)
  }, [isHeld, isSuspended])

  function show(next: Count | undefined) {
    latest.current = next
    setCount(next)
  }

  /** Stores the change, shows it, and returns what it has led to. */
  function change<T>(act: (before: Count) => readonly [Count, T]): T | undefined {
    if (latest.current === undefined) return undefined
    const [next, outcome] = act(latest.current)
    keepCount(next)
    show(next)
    return outcome
  }

  return {
    count: own,
    /** A count of another machine that this tab has begun. */
    other: own === undefined ? count : undefined,
    hold,
    change,
    askAgain: () => setHold('asking'),
    begin: async (first: Count) => {
      const isHere = await holdMachine(machineId)
      setHold(isHere ? 'here' : 'elsewhere')
      if (!isHere) return
      keepCount(first)
      show(first)
    },
    end: () => {
      throwAway()
      show(undefined)
      setHold('free')
    },
  }
}
