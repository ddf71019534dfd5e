import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersList

export const Route = createFileRoute('/_console/utilisateurs')({
  component: () => <NotBuiltPage title={title} />,
})
