import { createFileRoute, redirect } from '@tanstack/react-router'
import { numericId } from '#app/guards.ts'

/** The other reading of the specification's detail route (G-01): digits alone, sent on to the canonical address. */
export const Route = createFileRoute('/_console/societes/$id')({
  params: numericId,
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/societes/detail/$id', params, replace: true })
  },
})
