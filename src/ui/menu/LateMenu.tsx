import type { LinkComponentProps } from '@tanstack/react-router'
import {
  cloneElement,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefAttributes,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type LoadComponent, prepare, useLate } from '#ui/Late.tsx'

interface Common {
  label: string
  Icon?: ComponentType<{ size?: number; strokeWidth?: number }>
  /** The menu opens with the focus on this action. */
  likely?: boolean
}

/** An action, or a link. A destructive action is red, comes last, and must have an icon. */
export type MenuAction =
  | (Common & { onSelect: () => void; danger?: false })
  | (Common & { onSelect: () => void; danger: true; Icon: NonNullable<Common['Icon']> })
  | (Common & { link: LinkComponentProps })

export const isDanger = (action: MenuAction) => 'danger' in action && action.danger === true

/** The props that a menu adds to the button that opens it. */
export interface TriggerProps extends RefAttributes<HTMLButtonElement> {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

/** The props that every menu receives from its button. */
export interface MenuProps {
  trigger: ReactElement<TriggerProps>
  opened: boolean
  onChange: (opened: boolean) => void
}

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
