import { useEffect, useEffectEvent } from 'react'

/** All single-key shortcuts. The help describes them (features/help/copy.ts). */
export type ShortcutKey = 'r' | 'j' | 'k' | 'x' | 'e' | 'n' | 'p'

interface Shortcut {
  key: ShortcutKey
  act: () => void
}

let shortcuts: readonly Shortcut[] = []

/**
 * A single-key shortcut, active while no field has the focus and no dialog covers the page. It waits 50 ms, because a scan may
 * start with the same key, and is off while shortcuts are switched off (listen.ts).
 * @param key as `KeyboardEvent.key` gives it
 */
export function useShortcut(key: ShortcutKey, act: () => void) {
  const run = useEffectEvent(act)
  // An effect, because keys are handled outside React, and a shortcut must be removed with its screen.
  useEffect(() => {
    const shortcut = { key, act: () => run() }
    shortcuts = [...shortcuts, shortcut]
    return () => {
      shortcuts = shortcuts.filter((other) => other !== shortcut)
    }
  }, [key])
}

/** The shortcut for a key, ignoring Caps Lock. The newer one of two counts. */
export const shortcutFor = (pressed: string, shift: boolean) =>
  shortcuts.findLast(({ key }) => key === pressed || (!shift && key === pressed.toLowerCase()))
