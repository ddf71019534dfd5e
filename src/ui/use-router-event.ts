import { type RouterEvents, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls the newest handler for an event of the router while the component is mounted. */
export function useRouterEvent<Type extends keyof RouterEvents>(
  type: Type,
  handle: (event: RouterEvents[Type]) => unknown,
) {
  const router = useRouter()
  const run = useEffectEvent(handle)
  useEffect(() => router.subscribe(type, (event) => run(event)), [router, type])
}
