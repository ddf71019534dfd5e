import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.lockersCreate

export const Route = createFileRoute('/_console/lockers/creation')({
  beforeLoad: allow('lockers:create'),
  component: () => <NotBuiltPage title={title} />,
})
