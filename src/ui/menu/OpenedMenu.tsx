import { Box, Menu, type MenuItemProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { createLink } from '@tanstack/react-router'
import {
  cloneElement,
  type ComponentProps,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { plainText } from '#lib/plain-text.ts'
import { icon } from '#ui/icon.ts'
import { countsAsOpen } from '#ui/open.ts'
import { isDanger, type MenuAction, type MenuProps } from './LateMenu.tsx'

interface Props extends MenuProps {
  actions: readonly MenuAction[]
  /** Notes below the actions. */
  note?: ReactNode
}

/** The button that had the focus has just been replaced by this one. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** The menu and its button, which replaces the button that loaded it and takes over its focus. */
export function OpenedMenu({ actions, note, trigger, opened, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const typeahead = useTypeahead()
  const buttonRef = useMergedRef(button, takeFocus)
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
      <Menu.Target>{cloneElement(trigger, { ref: buttonRef, onKeyDown: openOnArrow })}</Menu.Target>
      <Menu.Dropdown ref={countsAsOpen} onKeyDown={onMenuKey} inert={!opened} {...(note && withNote(noteId, note))}>
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
              color={isDanger(action) ? 'var(--c-danger-text)' : undefined}
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

/** A menu entry that opens a page. It is a real link, so it can be opened in a new tab. */
const MenuLink = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>) => (
  <Menu.Item component="a" {...props} />
))

type RootProps = ComponentProps<'div'>

/** Adds a note below the entries, in the same frame and outside of the role `menu`, which may contain only entries. */
const withNote = (id: string, note: ReactNode) => ({
  'aria-describedby': id,
  renderRoot: ({ ref, style, className, children, onKeyDownCapture, ...menu }: RootProps) => (
    <div ref={ref} style={style} className={className} onKeyDownCapture={onKeyDownCapture}>
      <div {...menu}>{children}</div>
      <Menu.Divider />
      <Box id={id} maw="20rem" px="md" py="xs" c="dimmed" fz="xs">
        {note}
      </Box>
    </div>
  ),
})

/** After this pause the next letter starts a new word. */
const PAUSE_MS = 500

/** Typed letters move the focus to the next entry that starts with them, ignoring accents and case, unlike Mantine. */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { word: before, at } = typed.current
    const word = (event.timeStamp - at > PAUSE_MS ? '' : before) + event.key
    typed.current = { word, at: event.timeStamp }

    // The same letter again moves to the next entry; another letter extends the word.
    const plain = plainText(word)
    const isOneLetter = /^(.)\1*$/u.test(plain)
    const start = isOneLetter ? plain.charAt(0) : plain
    // Read from the page, because Mantine does not expose the order and the state of its items.
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')]
    const from = items.findIndex((item) => item === document.activeElement) + (isOneLetter ? 1 : 0)
    const ring = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))]
    ring.find((item) => plainText(item.textContent).startsWith(start))?.focus()
  }
}
