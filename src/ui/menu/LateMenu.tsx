import {
  cloneElement,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { prepare, tellNotLoaded } from '#ui/Late.tsx'
import type { MenuProps, TriggerProps } from './OpenedMenu.tsx'

interface Props<Own extends object> {
  /** Fetches the menu's code: as soon as somebody reaches for the button. */
  load: () => Promise<ComponentType<Own & MenuProps>>
  /** What the menu is told besides its button and whether it is open. */
  own: Own
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>
}

/**
 * A menu behind a button. Until somebody reaches for it there is only the button: a list of a thousand rows holds no
 * thousand menus, and the first screen does not fetch the code of one.
 */
export function LateMenu<Own extends object>({ load, own, children }: Props<Own>) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<Own & MenuProps> }>()
  const [opened, setOpened] = useState(false)

  // Not by Suspense: the button, and the focus on it, stay where they are until the menu is there; pressing it
  // again meanwhile does nothing more.
  async function open({ currentTarget }: MouseEvent | KeyboardEvent) {
    const Menu = await load().catch(tellNotLoaded)
    if (Menu === undefined) return
    // Whoever has gone on meanwhile is not called back.
    const active = document.activeElement
    if (active !== currentTarget && active !== document.body) return
    // Closed at first: the menu gives the focus back to whom it finds it with when it opens.
    flushSync(() => setLoaded({ Menu }))
    setOpened(true)
  }

  if (loaded !== undefined) {
    return <loaded.Menu {...own} trigger={children} opened={opened} onChange={setOpened} />
  }
  return cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      void open(event)
    },
    onPointerEnter: prepare(load),
    onFocus: prepare(load),
  })
}
