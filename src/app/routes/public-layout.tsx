import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireNoSession } from '#app/session/guards.ts'
import { PublicShell } from '#app/shell/PublicShell.tsx'

export const Route = createFileRoute('/_public')({
  // In the first chunk, so that the layout appears before the code and data of the screen.
  codeSplitGroupings: [],
  beforeLoad: requireNoSession,
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
})
