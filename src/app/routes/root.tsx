import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/calls/load.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'
import { PublicShell } from '#app/shell/PublicShell.tsx'
import { NotFoundPage } from '#app/shell/RouteStates.tsx'
import { hasSession } from '#session/session.ts'
import { nextFrame } from '#ui/next-frame.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // The next frame shows the press, and what was pressed takes longer than a frame to draw. `stay` is every navigation but
  // the first one. A hovered link has another cause, and does not wait.
  beforeLoad: ({ cause }) => (cause === 'stay' ? nextFrame() : undefined),
  notFoundComponent: NotFound,
})

/** Inside the console's layout when signed in, otherwise in the bare one (G-45). */
function NotFound() {
  const { config } = Route.useRouteContext()
  if (!hasSession()) {
    return (
      <PublicShell>
        <NotFoundPage />
      </PublicShell>
    )
  }
  return (
    <ConsoleShell documentationUrl={config.documentationUrl}>
      <NotFoundPage />
    </ConsoleShell>
  )
}
