import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from '#ui/confirm.ts'
import { words } from '#ui/copy.ts'
import { watchTyping } from './unsaved.ts'

/**
 * Asks once before a page with unsaved typing is left, by a link, Back or closing the tab. Signing out passes by it
 * (`ignoreBlocker`), and so does what happens after saving: `isUnsaved` is asked at the very moment of leaving. A session
 * that ends under such a page does not take it along.
 */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  useEffect(() => watchTyping(isUnsaved))
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false
      const { title, message, leave, stay } = words.unsaved
      return !(await confirm({ title, message, confirmLabel: leave, refuseLabel: stay }))
    },
    enableBeforeUnload: isUnsaved,
  })
}
