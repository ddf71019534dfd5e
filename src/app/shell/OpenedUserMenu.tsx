import { useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark, LogOut, SlidersHorizontal, UserRound } from 'lucide-react'
import { signOut } from '#app/session/session-events.ts'
import type { MenuProps } from '#ui/menu/LateMenu.tsx'
import { OpenedMenu } from '#ui/menu/OpenedMenu.tsx'
import { userMenu } from './copy.ts'

export function OpenedUserMenu(menu: MenuProps) {
  const ecran = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <OpenedMenu
      {...menu}
      actions={[
        { label: userMenu.account, Icon: UserRound, link: { to: '/mon-compte' } },
        { label: userMenu.preferences, Icon: SlidersHorizontal, link: { to: '/preferences' } },
        {
          label: userMenu.help,
          Icon: CircleQuestionMark,
          link: { to: '/aide/{-$page}', params: { page: undefined }, search: { ecran } },
        },
        { label: userMenu.signOut, Icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  )
}
