import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.lockersList

export const Route = createFileRoute('/_console/lockers')({
  component: () => <NotBuiltPage title={title} />,
})
