import { useRouter } from '@tanstack/react-router'
import { Pause } from '#app/pause/Pause.tsx'
import { Scanner } from '#app/scan/Scanner.tsx'

/** What watches the whole tab while somebody is signed in. */
export function Watchers() {
  const { idleMinutes } = useRouter().options.context.config
  return (
    <>
      {idleMinutes > 0 && <Pause minutes={idleMinutes} />}
      <Scanner />
    </>
  )
}
