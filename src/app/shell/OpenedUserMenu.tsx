import { LogOut, SlidersHorizontal, UserRound } from 'lucide-react'
import { signOut } from '#app/session/session-events.ts'
import { type MenuProps, OpenedMenu } from '#ui/menu/OpenedMenu.tsx'
import { topBar } from './copy.ts'

/** What the signed-in person can do with the own account and this device. */
export const OpenedUserMenu = (menu: MenuProps) => (
  <OpenedMenu
    {...menu}
    actions={[
      { label: topBar.account, Icon: UserRound, link: { to: '/mon-compte' } },
      { label: topBar.preferences, Icon: SlidersHorizontal, link: { to: '/preferences' } },
      { label: topBar.signOut, Icon: LogOut, onSelect: () => void signOut() },
    ]}
  />
)
