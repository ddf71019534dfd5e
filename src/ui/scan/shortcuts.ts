import { useEffect, useEffectEvent } from 'react'

/** Every single key of the console. The help says what each does (features/help/copy.ts). */
export type ShortcutKey = 'r'

interface Shortcut {
  key: ShortcutKey
  act: () => void
}

let shortcuts: readonly Shortcut[] = []

/**
 * A single key that acts while no field has the focus and nothing lies over the page. It waits 50 ms, because a scan may
 * begin with the same key, and does nothing while single keys are switched off (listen.ts).
 * @param key as `KeyboardEvent.key` gives it
 */
export function useShortcut(key: ShortcutKey, act: () => void) {
  const run = useEffectEvent(act)
  // An effect, because the keys are heard outside React, and a screen's shortcut must go with the screen.
  useEffect(() => {
    const shortcut = { key, act: () => run() }
    shortcuts = [...shortcuts, shortcut]
    return () => {
      shortcuts = shortcuts.filter((other) => other !== shortcut)
    }
  }, [key])
}

/** The shortcut of a key. With Caps Lock a letter comes as a capital. Of two on one screen the newer one counts. */
export const shortcutFor = (pressed: string, shift: boolean) =>
  shortcuts.findLast(({ key }) => key === pressed || (!shift && key === pressed.toLowerCase()))
