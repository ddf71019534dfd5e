import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireNoSession } from '../guards.ts'
import { PublicShell } from '../shell/PublicShell.tsx'

export const Route = createFileRoute('/_public')({
  beforeLoad: requireNoSession,
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
})
