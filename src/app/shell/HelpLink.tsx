import { useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { IconLink } from '#ui/IconLink.tsx'
import { userMenu } from './user-menu.copy.ts'
import styles from './HelpLink.module.css'

/** From every screen to the pages of the help about it. It comes with the watchers, after the data of the screen. */
export function HelpLink() {
  const ecran = useRouterState({ select: ({ location }) => location.pathname })
  if (/^\/aide(\/|$)/.test(ecran)) return null
  return (
    <IconLink
      to="/aide/{-$page}"
      params={{ page: undefined }}
      search={{ ecran }}
      aria-label={userMenu.help}
      className={styles['help']}
    >
      <CircleQuestionMark {...icon} />
    </IconLink>
  )
}
