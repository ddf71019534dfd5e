import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

function PlainMenuAnchor(props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>) {
  return <Menu.Item component="a" {...props} />
}

const Created = createLink(PlainMenuAnchor)

/** A menu entry that opens a page. It is a real link, so it can be opened in a new tab. */
export const MenuLink: LinkComponent<typeof PlainMenuAnchor> = (props) => <Created {...props} />
