import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LoadComponent, prepare, useLate } from '#ui/use-late.ts'
import type { MenuProps, TriggerProps } from './OpenedMenu.tsx'

interface Props<Inner extends object> {
  load: LoadComponent<Inner & MenuProps>
  /** The menu's props, besides its button and whether it is open. */
  props: Inner
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>
}

/**
 * A menu behind a button. Only the button exists until the pointer or the focus reaches it: a list of a thousand rows
 * mounts no thousand menus, and the first screen does not fetch the code of one.
 */
export function LateMenu<Inner extends object>({ load, props, children }: Props<Inner>) {
  const { Component: Menu, fetchOrNotify } = useLate(load)
  const [mounted, setMounted] = useState(false)
  const [opened, setOpened] = useState(false)

  async function open({ currentTarget }: MouseEvent | KeyboardEvent) {
    if (!(await fetchOrNotify())) return
    // The focus has moved on while the code was on its way: the menu must not take it back.
    const active = document.activeElement
    if (active !== currentTarget && active !== document.body) return
    // Mounted closed at first: when it opens, the menu remembers what has the focus, and gives it back when it closes.
    flushSync(() => setMounted(true))
    setOpened(true)
  }

  if (mounted && Menu !== undefined) return <Menu {...props} trigger={children} opened={opened} onChange={setOpened} />
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
