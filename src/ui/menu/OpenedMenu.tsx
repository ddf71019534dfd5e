import { Menu } from '@mantine/core'
import { cloneElement, type ReactElement, type RefAttributes, useEffect, useRef, useState } from 'react'
import { icon } from '#ui/icon.ts'
import { isDanger, type MenuAction } from './action.ts'
import { MenuLink } from './MenuLink.tsx'
import { moveToTyped } from './typeahead.ts'
import styles from './OpenedMenu.module.css'

export interface TriggerProps extends RefAttributes<HTMLButtonElement> {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

interface Props {
  actions: readonly MenuAction[]
  trigger: ReactElement<TriggerProps>
}

/** The menu itself, opened as soon as it is there: it takes the place of the button that asked for it. */
export function OpenedMenu({ actions, trigger }: Props) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus was on the button this one replaces; the menu gives it back to whom it finds it with.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [])
  const ordered = [...actions.filter((action) => !isDanger(action)), ...actions.filter(isDanger)]
  return (
    <Menu opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(trigger, { ref: button })}</Menu.Target>
      <Menu.Dropdown onKeyDown={moveToTyped}>
        {ordered.map((action) => {
          const section = action.Icon && <action.Icon {...icon} />
          return 'link' in action ? (
            <MenuLink key={action.label} leftSection={section} {...action.link}>
              {action.label}
            </MenuLink>
          ) : (
            <Menu.Item
              key={action.label}
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
