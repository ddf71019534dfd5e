import { ActionIcon, Menu } from '@mantine/core'
import type { LinkComponentProps } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { ComponentType } from 'react'
import { phrases } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { MenuLink } from './MenuLink.tsx'
import { moveToTyped } from './typeahead.ts'
import styles from './RowMenu.module.css'

interface Common {
  label: string
  Icon?: ComponentType<{ size?: number; strokeWidth?: number }>
}

/** An act, or a link to where it is done. What destroys is red, comes last, and needs its icon. */
export type RowAction =
  | (Common & { onSelect: () => void; danger?: false })
  | (Common & { onSelect: () => void; danger: true; Icon: NonNullable<Common['Icon']> })
  | (Common & { link: LinkComponentProps })

interface Props {
  /** What the row is, for the menu's name: « Actions : Livraison 200 ». */
  row: string
  /** The likely one first; a false entry is an action the role or the state does not allow. */
  actions: readonly (RowAction | false | undefined)[]
}

const isDanger = (action: RowAction) => 'danger' in action && action.danger === true

/** The quiet « … » at a row's end. Nothing at all when there is nothing to do. */
export function RowMenu({ row, actions }: Props) {
  const allowed = actions.filter((action): action is RowAction => Boolean(action))
  if (allowed.length === 0) return null
  const ordered = [...allowed.filter((action) => !isDanger(action)), ...allowed.filter(isDanger)]
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={phrases.actionsOf(row)} className={styles['trigger']}>
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
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
