import { Menu } from '@mantine/core'
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { icon } from '#ui/icon.ts'
import { isDanger, type MenuAction } from './action.ts'
import { MenuLink } from './MenuLink.tsx'
import { useTypeahead } from './use-typeahead.ts'
import { withNote } from './with-note.tsx'
import styles from './OpenedMenu.module.css'

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

interface Props extends MenuProps {
  actions: readonly MenuAction[]
  /** What there is to say about the actions, under them. */
  note?: ReactNode
}

/** The menu and its button. It replaces the button that loaded it, and takes over the focus from that button. */
export function OpenedMenu({ actions, note, trigger, opened, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const typeahead = useTypeahead()
  // An effect, because the button that had the focus has just been replaced by this one.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  const ordered = [...actions.filter((action) => !isDanger(action)), ...actions.filter(isDanger)]

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onChange(true)
  }

  /** Tab leaves the menu, as in a menu of the system. The browser moves on from the button, because a closed menu is inert. */
  function onMenuKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab') return typeahead(event)
    button.current?.focus({ preventScroll: true })
    flushSync(() => onChange(false))
  }

  return (
    <Menu opened={opened} onChange={onChange}>
      <Menu.Target>{cloneElement(trigger, { ref: button, onKeyDown: openOnArrow })}</Menu.Target>
      <Menu.Dropdown onKeyDown={onMenuKey} inert={!opened} {...(note && withNote(noteId, note))}>
        {ordered.map((action) => {
          const section = action.Icon && <action.Icon {...icon} />
          const start = { 'data-autofocus': action.likely || undefined }
          return 'link' in action ? (
            <MenuLink key={action.label} leftSection={section} {...start} {...action.link}>
              {action.label}
            </MenuLink>
          ) : (
            <Menu.Item
              key={action.label}
              {...start}
              className={isDanger(action) ? styles['danger'] : undefined}
              leftSection={section}
              onClick={action.onSelect}
            >
              {action.label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
