import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireNoSession } from '#app/guards.ts'
import { PublicShell } from '#app/shell/PublicShell.tsx'

export const Route = createFileRoute('/_public')({
  // Not fetched apart: the frame is there before the screen's own code and data are.
  codeSplitGroupings: [],
  beforeLoad: requireNoSession,
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
})
