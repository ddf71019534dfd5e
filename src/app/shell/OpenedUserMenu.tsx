import { LogOut, SlidersHorizontal, UserRound } from 'lucide-react'
import { signOut } from '#app/session/session-events.ts'
import { type MenuProps, OpenedMenu } from '#ui/menu/OpenedMenu.tsx'
import { userMenu } from './user-menu.copy.ts'

/** What the signed-in person can do with the own account and this device. */
export const OpenedUserMenu = (menu: MenuProps) => (
  <OpenedMenu
    {...menu}
    actions={[
      { label: userMenu.account, Icon: UserRound, link: { to: '/mon-compte' } },
      { label: userMenu.preferences, Icon: SlidersHorizontal, link: { to: '/preferences' } },
      { label: userMenu.signOut, Icon: LogOut, onSelect: () => void signOut() },
    ]}
  />
)
