import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.usersList

export const Route = createFileRoute('/_console/utilisateurs')({
  component: () => <NotBuiltPage title={title} />,
})
