import { createFileRoute } from '@tanstack/react-router'
import { allow } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.lockersCreate

export const Route = createFileRoute('/_console/lockers/creation')({
  beforeLoad: allow('lockers:create'),
  component: () => <NotBuiltPage title={title} />,
})
