import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { settleConfirm } from '#ui/confirm.ts'

/** For a step of the history that a later one has replaced: the router neither takes it nor undoes it. */
const replaced = new Promise<never>(() => {})

/**
 * Asks before another screen is opened, by a link or by Back, and before the tab is closed.
 *
 * Back may be pressed again while the question is open. The router would undo each of the two steps by its whole way from this
 * screen, and end on another address than that of the screen. So only the last step counts: the question is asked again
 * for it, or closed when that step leads to this screen.
 * @param mayLeave asks, when there is something to ask
 */
export function useLeaveBlocker(mayLeave: () => boolean | Promise<boolean>, isLostWithTab: () => boolean) {
  const last = useRef<symbol>(undefined)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (last.current) settleConfirm(false)
      const step = Symbol()
      last.current = step
      const isBlocked = current.pathname !== next.pathname && !(await mayLeave())
      if (last.current !== step) return replaced
      last.current = undefined
      return isBlocked
    },
    enableBeforeUnload: isLostWithTab,
  })
}
