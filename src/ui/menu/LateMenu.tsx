import type { LinkComponentProps } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
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
import { IconButton } from '#ui/Button.tsx'
import { phrases } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { type LoadComponent, preparing, useLate } from '#ui/Late.tsx'

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
  /** Props of the menu, without those of `MenuProps`. */
  props: Inner
  /** The button that opens the menu. */
  children: ReactElement<TriggerProps>
}

/** A menu behind a button, mounted when the pointer or the focus reaches it: a list may have a thousand rows. */
export function LateMenu<Inner extends object>({ load, props, children }: Props<Inner>) {
  const { Component: Menu, fetchOrNotify } = useLate(load)
  const [mounted, setMounted] = useState(false)
  const [opened, setOpened] = useState(false)

  async function open({ currentTarget }: MouseEvent | KeyboardEvent) {
    if (!(await fetchOrNotify())) return
    // The menu must not take back a focus that has moved while the code was loading.
    const active = document.activeElement
    if (active !== currentTarget && active !== document.body) return
    // Mounted closed at first, because on opening the menu stores the focus to restore it on closing.
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
    ...preparing(load),
  })
}

/** The button of the « … » menu at the end of a row. */
export const rowMenuTrigger = (row: string) => (
  <IconButton aria-label={phrases.actionsOf(row)} muted>
    <Ellipsis {...icon} />
  </IconButton>
)
