import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from '#app/guards.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'

export const Route = createFileRoute('/_console')({
  // Not fetched apart: the frame is there before the screen's own code and data are.
  codeSplitGroupings: [],
  beforeLoad: requireSession,
  component: Layout,
})

function Layout() {
  const { config } = Route.useRouteContext()
  return (
    <ConsoleShell documentationUrl={config.documentationUrl}>
      <Outlet />
    </ConsoleShell>
  )
}
