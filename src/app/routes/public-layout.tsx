import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireNoSession } from '#app/guards.ts'
import { PublicShell } from '#app/shell/PublicShell.tsx'

export const Route = createFileRoute('/_public')({
  beforeLoad: requireNoSession,
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
})
