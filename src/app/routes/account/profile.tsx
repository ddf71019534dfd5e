import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.accountProfile

export const Route = createFileRoute('/_console/mon-compte')({
  component: () => <NotBuiltPage title={title} />,
})
