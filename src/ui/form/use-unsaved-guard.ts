import { useBlocker } from '@tanstack/react-router'
import { confirm } from '#ui/confirm.ts'
import { words } from '#ui/copy.ts'

/**
 * Asks once before a page with unsaved typing is left, by a link, Back or closing the tab. Signing out passes by it
 * (`ignoreBlocker`), and so does what happens after saving: `isUnsaved` is asked at the very moment of leaving.
 */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isUnsaved() || current.pathname === next.pathname) return false
      const { title, message, leave, stay } = words.unsaved
      return !(await confirm({ title, message, confirmLabel: leave, refuseLabel: stay }))
    },
    enableBeforeUnload: isUnsaved,
  })
}
