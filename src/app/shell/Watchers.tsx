import { useRouter, useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { useMemo } from 'react'
import { FindTools } from '#app/find/FindTools.tsx'
import { CameraButton } from '#app/scan/CameraButton.tsx'
import { Scanner } from '#app/scan/Scanner.tsx'
import { Pause } from '#app/shell/idle/Pause.tsx'
import { series } from '#features/orders/change/copy.ts'
import { IconLink } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { userMenu } from './copy.ts'
import { MENU } from './menu.ts'
import { useOperations } from './use-operations.ts'
import styles from './Watchers.module.css'

const others = [
  { to: '/livraisons/lecture-en-serie', label: series.title },
  { to: '/mon-compte', label: userMenu.account },
  { to: '/preferences', label: userMenu.preferences },
  { to: '/aide/{-$page}', params: { page: undefined }, label: userMenu.help },
] as const

/** Tab-wide listeners while somebody is signed in. */
export function Watchers() {
  const { idleMinutes, features } = useRouter().options.context.config
  const operations = useOperations()
  const screens = useMemo(() => [...MENU, ...operations, ...others], [operations])
  return (
    <>
      {idleMinutes > 0 && <Pause minutes={idleMinutes} />}
      <Scanner />
      <FindTools screens={screens}>
        {features.camera && <CameraButton />}
        <HelpLink />
      </FindTools>
    </>
  )
}

/** Link to the help about the current screen. */
function HelpLink() {
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
