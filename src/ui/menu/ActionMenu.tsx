import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react'
import type { MenuAction } from './action.ts'
import type { TriggerProps } from './OpenedMenu.tsx'

const load = async () => ({ default: (await import('./OpenedMenu.tsx')).OpenedMenu })
const OpenedMenu = lazy(load)

interface Props {
  /** The likely one first. */
  actions: readonly MenuAction[]
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>
}

/**
 * A menu behind a button. Until somebody reaches for it there is only the button: a list of a thousand rows holds no
 * thousand menus, and the first screen does not fetch the code of one.
 */
export function ActionMenu({ actions, children }: Props) {
  const [wanted, setWanted] = useState(false)
  const trigger = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
  })
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <OpenedMenu actions={actions} trigger={children} />
    </Suspense>
  )
}
