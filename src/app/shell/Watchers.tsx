import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FindTools } from '#app/find/FindTools.tsx'
import { Pause } from '#app/pause/Pause.tsx'
import { CameraButton } from '#app/scan/CameraButton.tsx'
import { Scanner } from '#app/scan/Scanner.tsx'
import { series } from '#features/orders/series/copy.ts'
import { HelpLink } from './HelpLink.tsx'
import { MENU } from './menu.ts'
import { useOperations } from './use-operations.ts'
import { userMenu } from './user-menu.copy.ts'

const others = [
  { to: '/livraisons/lecture-en-serie', label: series.title },
  { to: '/mon-compte', label: userMenu.account },
  { to: '/preferences', label: userMenu.preferences },
  { to: '/aide/{-$page}', params: { page: undefined }, label: userMenu.help },
] as const

/** What watches the whole tab while somebody is signed in. */
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
