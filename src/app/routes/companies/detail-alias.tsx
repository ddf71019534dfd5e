import { createFileRoute, redirect } from '@tanstack/react-router'
import { numericId } from '#app/session/guards.ts'

/** The second detail address of the specification: redirects to the first one (G-01). */
export const Route = createFileRoute('/_console/societes/$id')({
  params: numericId,
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/societes/detail/$id', params, replace: true })
  },
})
