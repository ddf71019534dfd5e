import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

function PlainMenuAnchor(props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>) {
  return <Menu.Item component="a" {...props} />
}

const Created = createLink(PlainMenuAnchor)

/** A menu entry that leads to a page: a real link, to open in a new tab if one likes. */
export const MenuLink: LinkComponent<typeof PlainMenuAnchor> = (props) => <Created {...props} />
