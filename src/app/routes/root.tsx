import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/query/load.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'
import { PublicShell } from '#app/shell/PublicShell.tsx'
import { NotFoundPage } from '#app/shell/RouteStates.tsx'
import { hasSession } from '#session/session.ts'
import { nextFrame } from '#ui/timing.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Waits for a frame, so that the browser paints the pressed link before React draws the next screen. `cause` is `stay` for
  // every navigation but the first one. For a hovered link it is `preload`, which does not wait.
  beforeLoad: ({ cause }) => (cause === 'stay' ? nextFrame() : undefined),
  notFoundComponent: NotFound,
})

/** Inside the console's layout when signed in, otherwise in the bare one (G-45). */
function NotFound() {
  if (!hasSession()) {
    return (
      <PublicShell>
        <NotFoundPage />
      </PublicShell>
    )
  }
  return (
    <ConsoleShell>
      <NotFoundPage />
    </ConsoleShell>
  )
}
