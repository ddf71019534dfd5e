import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from '#app/session/guards.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'
import { Late } from '#ui/Late.tsx'
import { retryUntilLoaded } from '#ui/use-late.ts'

const loadPause = retryUntilLoaded(async () => (await import('#app/shell/Pause.tsx')).Pause)

export const Route = createFileRoute('/_console')({
  // In the first chunk, so that the layout appears before the code and data of the screen.
  codeSplitGroupings: [],
  beforeLoad: requireSession,
  component: Layout,
})

function Layout() {
  const { config } = Route.useRouteContext()
  return (
    <ConsoleShell documentationUrl={config.documentationUrl}>
      <Outlet />
      {config.idleMinutes > 0 && <Late load={loadPause} props={{ minutes: config.idleMinutes }} />}
    </ConsoleShell>
  )
}
