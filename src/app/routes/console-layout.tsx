import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from '#app/session/guards.ts'
import { ConsoleShell } from '#app/shell/ConsoleShell.tsx'

export const Route = createFileRoute('/_console')({
  // In the first chunk, so that the layout appears before the code and data of the screen.
  codeSplitGroupings: [],
  beforeLoad: requireSession,
  component: () => (
    <ConsoleShell>
      <Outlet />
    </ConsoleShell>
  ),
})
