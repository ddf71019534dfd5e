import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/query/load.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'
import { PublicShell } from '#app/shell/PublicShell.tsx'
import { NotFoundPage } from '#app/shell/RouteStates.tsx'
import { hasSession } from '#session/session.ts'
import { nextFrame } from '#ui/timing.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Waits for a frame, so that the browser paints the pressed link before React renders the next screen. `cause` is `stay` for
  // every navigation except the first one. It is `preload` for a hovered link, which does not wait.
  beforeLoad: ({ cause }) => (cause === 'stay' ? nextFrame() : undefined),
  notFoundComponent: NotFound,
})

/** « Page introuvable », inside the console's layout when signed in, otherwise in the public one (G-45). */
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
