import { createRootRouteWithContext } from '@tanstack/react-router'
import { hasSession } from '#session/session.ts'
import type { RouterContext } from '../load.ts'
import { ConsoleShell } from '../shell/ConsoleShell.tsx'
import { PublicShell } from '../shell/PublicShell.tsx'
import { NotFoundPage } from '../shell/RouteStates.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFound,
})

/** In the frame of whoever asks (G-45). */
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
