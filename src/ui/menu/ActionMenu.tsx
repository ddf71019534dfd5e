import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MenuAction } from './action.ts'
import type { OpenedMenu, TriggerProps } from './OpenedMenu.tsx'

const load = () => import('./OpenedMenu.tsx')

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
  const [loaded, setLoaded] = useState<{ Menu: typeof OpenedMenu }>()
  const [opened, setOpened] = useState(false)

  // Not by Suspense: the button, and the focus on it, stay where they are until the menu is there; pressing it
  // again meanwhile does nothing more.
  async function open({ currentTarget }: MouseEvent | KeyboardEvent) {
    const { OpenedMenu: Menu } = await load()
    // Whoever has gone on meanwhile is not called back.
    const active = document.activeElement
    if (active !== currentTarget && active !== document.body) return
    // Closed at first: the menu gives the focus back to whom it finds it with when it opens.
    flushSync(() => setLoaded({ Menu }))
    setOpened(true)
  }

  if (loaded !== undefined) {
    return <loaded.Menu actions={actions} trigger={children} opened={opened} onChange={setOpened} />
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
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
  })
}
