import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.lockersList

export const Route = createFileRoute('/_console/lockers')({
  component: () => <NotBuiltPage title={title} />,
})
